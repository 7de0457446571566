// The little JSON that the protocol needs: read a line, and write strings. Replace it by the JSON
// library of your program if it has one.
#pragma once

#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace json {

struct Value {
    enum Type { NUL, BOOLEAN, NUMBER, STRING, ARRAY, OBJECT } type = NUL;
    bool boolean = false;
    double number = 0;
    std::string string;
    std::vector<Value> array;
    std::map<std::string, Value> object;

    bool has(const std::string& field) const { return object.count(field) > 0; }
    const Value& operator[](const std::string& field) const {
        auto found = object.find(field);
        if (found == object.end()) throw std::runtime_error("no field " + field);
        return found->second;
    }
};

class Reader {
public:
    explicit Reader(const std::string& text) : text(text) {}

    Value value() {
        space();
        Value v;
        char c = peek();
        if (c == '{') {
            v.type = Value::OBJECT;
            for (bool more = open('{', '}'); more; more = next('}')) {
                space();
                std::string name = quoted();
                space();
                expect(':');
                v.object[name] = value();
            }
        } else if (c == '[') {
            v.type = Value::ARRAY;
            for (bool more = open('[', ']'); more; more = next(']')) v.array.push_back(value());
        } else if (c == '"') {
            v.type = Value::STRING;
            v.string = quoted();
        } else if (word("true") || word("false")) {
            v.type = Value::BOOLEAN;
            v.boolean = c == 't';
        } else if (!word("null")) {
            v.type = Value::NUMBER;
            char* end = nullptr;
            v.number = std::strtod(text.c_str() + at, &end);
            std::size_t stop = end - text.c_str();
            if (stop == at) throw std::runtime_error("not JSON");
            at = stop;
        }
        return v;
    }

private:
    const std::string& text;
    std::size_t at = 0;

    char peek() {
        if (at >= text.size()) throw std::runtime_error("JSON ends too early");
        return text[at];
    }
    void space() {
        while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r')) at++;
    }
    void expect(char c) {
        if (peek() != c) throw std::runtime_error(std::string("expected ") + c);
        at++;
    }
    bool word(const std::string& w) {
        if (text.compare(at, w.size(), w) != 0) return false;
        at += w.size();
        return true;
    }
    // Whether something stands between the brackets.
    bool open(char bracket, char close) {
        expect(bracket);
        space();
        if (peek() != close) return true;
        at++;
        return false;
    }
    bool next(char close) {
        space();
        if (peek() == ',') {
            at++;
            return true;
        }
        expect(close);
        return false;
    }
    std::string quoted() {
        expect('"');
        std::string s;
        while (peek() != '"') {
            char c = text[at++];
            if (c != '\\') {
                s += c;
                continue;
            }
            c = peek();
            at++;
            switch (c) {
                case 'n': s += '\n'; break;
                case 't': s += '\t'; break;
                case 'r': s += '\r'; break;
                case 'u': s += '?'; at += 4; break;  // no question has one
                default: s += c;
            }
        }
        at++;
        return s;
    }
};

inline Value read(const std::string& line) { return Reader(line).value(); }

inline std::string quote(const std::string& text) {
    std::string quoted = "\"";
    for (unsigned char c : text) {
        if (c == '"' || c == '\\') {
            quoted += '\\';
            quoted += c;
        } else {
            quoted += c < ' ' ? ' ' : c;
        }
    }
    return quoted + '"';
}

template <typename List, typename Write>
std::string list(const List& list, Write write) {
    std::string text = "[";
    for (const auto& entry : list) text += (text.size() > 1 ? "," : "") + write(entry);
    return text + "]";
}

}  // namespace json
