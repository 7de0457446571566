package org.tromptaylor.diagram;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes elements; attributes are names and values in turn. */
record SvgPen(XMLStreamWriter xml) {

    void start(String element, Object... attributes) throws XMLStreamException {
        xml.writeStartElement(element);
        attributes(attributes);
    }

    void empty(String element, Object... attributes) throws XMLStreamException {
        xml.writeEmptyElement(element);
        attributes(attributes);
    }

    void text(String element, String text, Object... attributes) throws XMLStreamException {
        start(element, attributes);
        xml.writeCharacters(XmlText.clean(text));
        end();
    }

    void end() throws XMLStreamException {
        xml.writeEndElement();
    }

    private void attributes(Object... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(
                    attributes[i].toString(), XmlText.clean(attributes[i + 1].toString()));
        }
    }
}
