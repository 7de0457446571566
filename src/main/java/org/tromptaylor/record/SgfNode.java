package org.tromptaylor.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A node of a game tree: its properties in their order, and the nodes that may follow.
 *
 * <p>The values are bytes as they stand in the file, escapes and all, since only the property says
 * whether they are text, a number or a point.
 */
public final class SgfNode {

    /**
     * A property.
     *
     * @param name upper-case letters, such as {@code AB}; small letters, as FF[1] to FF[3] allow, are
     *     left out
     * @param values at least one
     */
    record Property(String name, List<byte[]> values) {}

    /** The most properties that a node may have: each one is looked for among all. */
    static final int MAX_PROPERTIES = 250;

    private final SgfNode parent;
    private final int line;
    private final SgfText text;
    private final List<Property> properties = new ArrayList<>(2);
    private List<SgfNode> children = List.of();

    SgfNode(SgfNode parent, int line, SgfText text) {
        this.parent = parent;
        this.line = line;
        this.text = text;
        if (parent != null) {
            parent.follow(this);
        }
    }

    private void follow(SgfNode child) {
        if (children.isEmpty()) {
            children = List.of(child); // Most nodes have but one.
        } else {
            if (children.size() == 1) {
                children = new ArrayList<>(children);
            }
            children.add(child);
        }
    }

    /** The line of the file in which the node begins, from 1. */
    public int line() {
        return line;
    }

    /** The node before, if this is not the first. */
    public Optional<SgfNode> parent() {
        return Optional.ofNullable(parent);
    }

    /** The nodes that may follow, that of the main line first. */
    public List<SgfNode> children() {
        return Collections.unmodifiableList(children);
    }

    List<Property> properties() {
        return properties;
    }

    /** Whether there is such a property, with whatever value. */
    public boolean has(String name) {
        return find(name) != null;
    }

    /** The first value of a property as text, if there is one: escapes and encoding resolved. */
    public Optional<String> text(String name) {
        Property property = find(name);
        return property == null ? Optional.empty() : Optional.of(decode(property.values().get(0)));
    }

    /** A value as text. */
    String decode(byte[] value) {
        return text.decode(value);
    }

    Property find(String name) {
        for (Property property : properties) {
            if (property.name().equals(name)) {
                return property;
            }
        }
        return null;
    }

    /**
     * Another value of the node; values of the same name belong to one property. Whether there is
     * room for it.
     */
    boolean add(String name, byte[] value) {
        Property property = find(name);
        if (property == null) {
            if (properties.size() == MAX_PROPERTIES) {
                return false;
            }
            property = new Property(name, new ArrayList<>(1));
            properties.add(property);
        }
        property.values().add(value);
        return true;
    }
}
