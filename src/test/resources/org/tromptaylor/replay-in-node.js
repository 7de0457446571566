// Runs the script of a page in Node with as much of a browser as it needs, presses keys and buttons,
// and prints what the board shows after each. Arguments: a file with the script, and one with JSON:
// {"shapes": the page's data-shapes, "replay": a board's data-replay, "do": ["ArrowLeft", "first"]}.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [scriptFile, inputFile] = process.argv.slice(2);
const input = JSON.parse(fs.readFileSync(inputFile, "utf8"));

class Element {
  constructor(tag) {
    this.tagName = tag;
    this.attributes = {};
    this.dataset = {};
    this.children = [];
    this.parts = {};
    this.hidden = false;
    this.disabled = false;
    this.listeners = {};
    this.parent = null;
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  appendChild(child) {
    this.children.push(child);
  }
  replaceChildren() {
    this.children = [];
  }
  querySelector(selector) {
    return this.parts[selector] || null;
  }
  addEventListener(type, listener) {
    this.listeners[type] = listener;
  }
  closest(selector) {
    return selector === this.is ? this : this.parent ? this.parent.closest(selector) : null;
  }
  getBoundingClientRect() {
    return { top: 100, bottom: 500 };
  }
  focus() {
    document.activeElement = this;
  }
}

const figure = new Element("FIGURE");
figure.is = ".replay";
figure.dataset.replay = input.replay;
const controls = new Element("DIV");
controls.hidden = true;
controls.parent = figure;
for (const part of [".tt-stones", ".tt-marks", "figcaption", "input", "output"]) {
  figure.parts[part] = new Element(part.toUpperCase());
  figure.parts[part].parent = figure;
}
figure.parts[".controls"] = controls;
for (const name of ["first", "back", "on", "last", "parting", "repeated"]) {
  const button = new Element("BUTTON");
  button.is = "[data-go]";
  button.dataset.go = name;
  button.parent = controls;
  controls.parts[`[data-go=${name}]`] = button;
}
const body = new Element("BODY");
body.dataset.shapes = input.shapes;
const document = {
  body,
  activeElement: body,
  listeners: {},
  querySelectorAll: (selector) => (selector === ".replay" ? [figure] : []),
  createElementNS: (space, tag) => new Element(tag),
  addEventListener(type, listener) {
    this.listeners[type] = listener;
  },
};
const window = { innerHeight: 600 };
vm.runInNewContext(fs.readFileSync(scriptFile, "utf8"), { document, window, console });

function shown() {
  const paths = (part) =>
    figure.parts[part].children.map(
      (path) => `${path.attributes.class} ${path.attributes.transform} ${path.attributes.d}`,
    );
  return {
    caption: figure.parts.figcaption.textContent,
    at: figure.parts.output.textContent,
    stones: paths(".tt-stones"),
    marks: paths(".tt-marks"),
    controls: !controls.hidden,
    repeated: !controls.parts["[data-go=repeated]"].hidden,
  };
}

const steps = [shown()];
for (const what of input.do) {
  const button = controls.parts[`[data-go=${what}]`];
  if (button) {
    button.focus();
    controls.listeners.click({ target: button });
  } else {
    const target = document.activeElement;
    document.listeners.keydown({ key: what, target, preventDefault() {} });
  }
  steps.push(shown());
}
console.log(JSON.stringify(steps));
