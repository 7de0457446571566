// Lets the reader step through the games of a page. Without it each board shows the frame that
// matters most, and nothing else is missing.
(function () {
  "use strict";
  var SVG = "http://www.w3.org/2000/svg";
  var COLOURS = ["", "black", "white"];
  var drawing = JSON.parse(document.body.dataset.shapes);

  function Replay(figure) {
    this.figure = figure;
    this.stones = figure.querySelector(".tt-stones");
    this.marks = figure.querySelector(".tt-marks");
    this.caption = figure.querySelector("figcaption");
    this.controls = figure.querySelector(".controls");
    this.range = figure.querySelector("input");
    this.output = figure.querySelector("output");
    this.data = JSON.parse(figure.dataset.replay);
    this.at = this.data.at;
    this.last = this.data.frames.length - 1;
    this.controls.hidden = false;
    this.show(this.at);
  }

  // The colours after a frame: each frame says what changes.
  Replay.prototype.grid = function (at) {
    var grid = {};
    for (var i = 0; i <= at; i++) {
      var set = this.data.frames[i].set;
      for (var j = 0; j < set.length; j += 2) {
        grid[set[j]] = set[j + 1];
      }
    }
    return grid;
  };

  Replay.prototype.draw = function (group, point, name, style) {
    var column = point % this.data.width;
    var row = Math.floor(point / this.data.width);
    var path = document.createElementNS(SVG, "path");
    var x = drawing.margin + column * drawing.cell;
    var y = drawing.margin + row * drawing.cell;
    path.setAttribute("transform", "translate(" + x + " " + y + ")");
    path.setAttribute("d", drawing.shapes[name]);
    path.setAttribute("class", style);
    group.appendChild(path);
  };

  Replay.prototype.show = function (at) {
    this.at = Math.max(0, Math.min(this.last, at));
    var frame = this.data.frames[this.at];
    var grid = this.grid(this.at);
    this.stones.replaceChildren();
    this.marks.replaceChildren();
    Object.keys(grid).forEach(function (point) {
      var name = COLOURS[grid[point]];
      if (name) {
        this.draw(this.stones, point, name, "tt-" + name);
      }
    }, this);
    for (var i = 0; i < frame.marks.length; i += 2) {
      var on = grid[frame.marks[i]] === 1 ? " tt-on-black" : "";
      var name = frame.marks[i + 1];
      this.draw(this.marks, frame.marks[i], name, "tt-mark tt-" + name + on);
    }
    this.caption.textContent = frame.caption;
    this.range.value = this.at;
    this.output.textContent = this.at + " / " + this.last;
    this.button("first").disabled = this.button("back").disabled = this.at === 0;
    this.button("last").disabled = this.button("on").disabled = this.at === this.last;
    var parting = this.button("parting");
    if (parting) {
      parting.disabled = this.at === this.data.at;
    }
    this.button("repeated").hidden = !("repeats" in frame);
  };

  Replay.prototype.button = function (name) {
    return this.controls.querySelector("[data-go=" + name + "]");
  };

  Replay.prototype.go = function (where) {
    var frame = this.data.frames[this.at];
    var to = {
      first: 0,
      back: this.at - 1,
      on: this.at + 1,
      last: this.last,
      parting: this.data.at,
      repeated: frame.repeats
    }[where];
    if (to !== undefined) {
      this.show(to);
    }
  };

  var replays = [];
  document.querySelectorAll(".replay").forEach(function (figure) {
    if (!figure.querySelector(".controls")) {
      return;
    }
    var replay = new Replay(figure);
    replays.push(replay);
    replay.controls.addEventListener("click", function (event) {
      var button = event.target.closest("[data-go]");
      if (button) {
        replay.go(button.dataset.go);
        // A button that can't be used any more hears no keys.
        if (button.disabled || button.hidden) {
          replay.figure.focus({ preventScroll: true });
        }
      }
    });
    replay.range.addEventListener("input", function () {
      replay.show(Number(replay.range.value));
    });
  });
  document.querySelectorAll(".keys").forEach(function (hint) {
    hint.hidden = replays.length === 0;
  });

  // The game that has the focus, or else the one nearest to the middle of the window.
  function current() {
    var focused = document.activeElement ? document.activeElement.closest(".replay") : null;
    var best = null;
    var least = Infinity;
    replays.forEach(function (replay) {
      var box = replay.figure.getBoundingClientRect();
      var distance = Math.abs((box.top + box.bottom - window.innerHeight) / 2);
      if (replay.figure === focused) {
        distance = -1;
      }
      if (distance < least && (focused || (box.bottom > 0 && box.top < window.innerHeight))) {
        best = replay;
        least = distance;
      }
    });
    return best;
  }

  var KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
  document.addEventListener("keydown", function (event) {
    var where = KEYS[event.key];
    if (!where || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    // The slider knows these keys itself.
    if (event.target.tagName === "INPUT") {
      return;
    }
    // Without a board in focus Home and End belong to the page.
    var focused = document.activeElement && document.activeElement.closest(".replay");
    var replay = current();
    if (replay && (focused || where === "back" || where === "on")) {
      replay.go(where);
      event.preventDefault();
    }
  });
})();
