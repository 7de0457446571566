// Asks your Go program the Tromp-Taylor vectors. Copy this file and json.hpp, and fill in the nine
// functions.
//
//   g++ -std=c++17 -O2 -o adapter adapter.cpp
//   tt conform --smoke --json ./adapter   are the messages well formed?
//   tt conform --json ./adapter           are the answers right?
//
// A grid is a list of strings, the top row first: '.' empty, 'X' black, 'O' white. A point has a
// column x and a row y, both counted from 0 at the top left; it may lie outside the grid. A turn is a
// point, or a pass. Black takes the first turn.
//
// A function that your program has no answer for throws Skip("why").

#include <cctype>
#include <cstdint>
#include <exception>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "json.hpp"

const std::string NAME = "my Go program";
const std::string VERSION = "0.1";
const std::string LANGUAGE = "C++";

// Delete what your program can't do; those vectors are not asked then.
const std::vector<std::string> CAPABILITIES = {
    "rectangular",   // width and height that differ
    "size<5",        // a side below 5
    "size>19",       // a side above 19
    "setup",         // a grid that is given, and not reached by playing
    "breathless",    // a move on a given grid that has a string without a liberty
    "full-history",  // repetitions of any length
    "dispute",       // the procedures for dead stones
};

// Your program can't be asked this; the message says why.
struct Skip : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Grid = std::vector<std::string>;

struct Point {
    int x, y;
};

using Turn = std::optional<Point>;  // without a point: a pass

enum Colour { EMPTY = '.', BLACK = 'X', WHITE = 'O' };

// Why a turn is refused: "game-over", "off-grid", "occupied", "repeats", or "illegal" if your program
// does not tell.
using Reason = std::string;

struct Refused {
    int turn;  // counted from 1
    Reason reason;
};

struct Scores {
    int black, white;
};

// A list of dead stones: by "black", "white" or "third-party"; its points, if there is a list.
struct Dead {
    std::string by;
    std::optional<std::vector<Point>> points;
};

using Step = std::variant<Turn, Dead>;

struct Disputed {
    std::vector<Refused> refused;  // counted in the steps
    std::string next;  // "nothing", "black-turn", "white-turn", "lists", "black-list", "white-list" or
                       // "third-party"
    Grid grid;
    std::vector<Point> removed;  // counts only if nothing is waited for next
};

// The nine questions. ----------------------------------------------------------------------------

// Does the point reach the colour (TT-3)?
bool reaches(int width, int height, const Grid& grid, Point point, Colour colour) {
    throw Skip("reaches is not filled in yet");
}

// What is left when the colour is cleared (TT-4)?
Grid clear(int width, int height, const Grid& grid, Colour colour) {
    throw Skip("clear is not filled in yet");
}

// What does one move leave (TT-7), history left aside? A grid, or the reason why it is refused: write
// that to the last parameter then.
Grid move(int width, int height, const Grid& grid, Colour colour, Point point, Reason& refused) {
    throw Skip("move is not filled in yet");
}

// A game from the empty grid. A refused turn changes nothing, and the same player tries the next one.
// Return the refused turns and the grid in the end.
std::pair<std::vector<Refused>, Grid> play(int width, int height, const std::vector<Turn>& turns) {
    throw Skip("play is not filled in yet");
}

// After these turns, all legal: where may the player whose turn it is move?
std::vector<Point> legal_moves(int width, int height, const std::vector<Turn>& turns) {
    throw Skip("legal_moves is not filled in yet");
}

// The scores of both players (TT-9).
Scores score(int width, int height, const Grid& grid) {
    throw Skip("score is not filled in yet");
}

// After these turns, all legal: is the game over (TT-8)? The scores if it is, else nothing. The winner
// (TT-10) follows from the scores; see result() below if your program tells it by itself.
std::optional<Scores> game(int width, int height, const std::vector<Turn>& turns) {
    throw Skip("game is not filled in yet");
}

// How many sequences of legal turns have exactly 0, 1, ..., depth turns, and how many of them end the
// game? Two lists of depth + 1 numbers.
std::pair<std::vector<std::uint64_t>, std::vector<std::uint64_t>> perft(int width, int height,
                                                                        int depth) {
    throw Skip("perft is not filled in yet");
}

// A game with what follows it by one of the procedures for dead stones (spec/disputes.md): "none",
// "agreement", "third-party", "resumption", "copy" or "cleanup". A step is a turn, or a list where one
// is waited for. What is waited for next? The scores of the grid in the end are asked of score().
Disputed dispute(int width, int height, const std::string& procedure, const std::vector<Step>& steps) {
    throw Skip("dispute is not filled in yet");
}

// The protocol; nothing to fill in below. --------------------------------------------------------

const std::string COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

Point parse(int height, const std::string& vertex) {
    return {static_cast<int>(COLUMNS.find(vertex[0])), height - std::stoi(vertex.substr(1))};
}

Turn parse_turn(int height, const std::string& turn) {
    return turn == "pass" ? Turn() : Turn(parse(height, turn));
}

Step parse_step(int height, const json::Value& step) {
    if (step.type == json::Value::STRING) return parse_turn(height, step.string);
    Dead list{step["by"].string, {}};
    if (step.has("dead")) {
        list.points.emplace();
        for (const auto& point : step["dead"].array)
            list.points->push_back(parse(height, point.string));
    }
    return list;
}

std::string write(int height, const std::vector<Point>& points) {
    return json::list(points, [&](const Point& p) {
        return json::quote(COLUMNS[p.x] + std::to_string(height - p.y));
    });
}

std::string write(const std::vector<Refused>& refused) {
    return json::list(refused, [](const Refused& r) {
        return "{\"turn\":" + std::to_string(r.turn) + ",\"reason\":" + json::quote(r.reason) + "}";
    });
}

std::string rows(const Grid& grid) { return "{\"grid\":" + json::list(grid, json::quote) + "}"; }

std::string scores(const Scores& s) {
    return "\"black\":" + std::to_string(s.black) + ",\"white\":" + std::to_string(s.white);
}

std::string winner(const Scores& s) {
    return json::quote(s.black > s.white ? "black" : s.black < s.white ? "white" : "tie");
}

Colour colour_of(const json::Value& vector) {
    const std::string& word = vector["colour"].string;
    return word == "black" ? BLACK : word == "white" ? WHITE : EMPTY;
}

// Puts the vector's question to its function, and the answer into the vector's form.
std::string result(const json::Value& vector) {
    const std::string& kind = vector["kind"].string;
    int width = static_cast<int>(vector["width"].number);
    int height = static_cast<int>(vector["height"].number);
    Grid grid;
    if (vector.has("grid"))
        for (const auto& row : vector["grid"].array) grid.push_back(row.string);
    std::vector<Turn> turns;
    if (vector.has("turns"))
        for (const auto& turn : vector["turns"].array)
            turns.push_back(parse_turn(height, turn.string));
    Point point{0, 0};
    if (vector.has("point")) point = parse(height, vector["point"].string);

    if (kind == "reaches") {
        bool reached = reaches(width, height, grid, point, colour_of(vector));
        return std::string("{\"reaches\":") + (reached ? "true" : "false") + "}";
    }
    if (kind == "clear") return rows(clear(width, height, grid, colour_of(vector)));
    if (kind == "move") {
        Reason refused;
        Grid after = move(width, height, grid, colour_of(vector), point, refused);
        return refused.empty() ? rows(after) : "{\"reason\":" + json::quote(refused) + "}";
    }
    if (kind == "play") {
        auto [refused, after] = play(width, height, turns);
        return "{\"refused\":" + write(refused) + "," + rows(after).substr(1);
    }
    if (kind == "legal-moves")
        return "{\"moves\":" + write(height, legal_moves(width, height, turns)) + "}";
    if (kind == "score") return "{" + scores(score(width, height, grid)) + "}";
    if (kind == "game") {
        std::optional<Scores> end = game(width, height, turns);
        if (!end) return "{\"over\":false}";
        return "{\"over\":true," + scores(*end) + ",\"winner\":" + winner(*end) + "}";
    }
    if (kind == "perft") {
        auto [sequences, finished] = perft(width, height, static_cast<int>(vector["depth"].number));
        auto number = [](std::uint64_t n) { return std::to_string(n); };
        return "{\"sequences\":" + json::list(sequences, number) +
               ",\"finished\":" + json::list(finished, number) + "}";
    }
    if (kind == "dispute") {
        std::vector<Step> steps;
        for (const auto& step : vector["steps"].array) steps.push_back(parse_step(height, step));
        Disputed end = dispute(width, height, vector["procedure"].string, steps);
        std::string answer = "{\"refused\":" + write(end.refused) +
                             ",\"next\":" + json::quote(end.next) + "," + rows(end.grid).substr(1);
        if (end.next != "nothing") return answer;
        Scores s = score(width, height, end.grid);
        answer.pop_back();
        return answer + ",\"removed\":" + write(height, end.removed) + "," + scores(s) +
               ",\"winner\":" + winner(s) + "}";
    }
    throw Skip("unknown kind " + kind);
}

std::string run(const json::Value& message) {
    std::string seq = std::to_string(static_cast<std::int64_t>(message["seq"].number));
    std::string answer;
    try {
        answer = "\"result\":" + result(message["vector"]);
    } catch (const Skip& why) {
        answer = "\"skipped\":" + json::quote(why.what());
    } catch (const std::exception& error) {
        answer = "\"error\":" + json::quote(error.what());
    }
    return "{\"seq\":" + seq + "," + answer + "}";
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        json::Value message = json::read(line);
        const std::string& cmd = message["cmd"].string;
        if (cmd == "stop") break;
        // Answers alone may stand on standard output: write other things to std::cerr.
        if (cmd == "start") {
            std::cout << "{\"protocol\":1,\"implementation\":{\"name\":" << json::quote(NAME)
                      << ",\"version\":" << json::quote(VERSION)
                      << ",\"language\":" << json::quote(LANGUAGE)
                      << "},\"capabilities\":" << json::list(CAPABILITIES, json::quote) << "}"
                      << std::endl;
        } else {
            std::cout << run(message) << std::endl;
        }
    }
}
