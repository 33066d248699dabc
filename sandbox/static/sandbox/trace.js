// Stepping through a ruling's trace, and jumping to the place of a fault. The page is whole without this file.

const STEP_KEYS = { ArrowRight: "on", ArrowDown: "on", ArrowLeft: "back", ArrowUp: "back", Home: "first", End: "last" };

/** One trace: its steps in the order in which they are read, and the one that is pointed at (-1: none yet). */
class Playback {
  constructor(section) {
    this.section = section;
    this.steps = [...section.querySelectorAll("[data-step]")];
    this.said = section.querySelector("[data-said]");
    this.count = section.querySelector("[data-count]");
    this.list = section.querySelector(".trace");
    this.at = -1;
    this.begin();
  }

  begin() {
    const controls = this.section.querySelector("[data-controls]");
    controls.hidden = false;
    controls.addEventListener("click", (event) => {
      const button = event.target.closest("[data-go]");
      if (button) this.go(button.dataset.go);
    });
    this.list.tabIndex = 0;
    this.section.addEventListener("keydown", (event) => this.press(event));
    this.list.addEventListener("click", (event) => {
      const step = event.target.closest("[data-step]");
      if (step && !event.target.closest("a")) this.show(this.steps.indexOf(step));
    });
    this.section.addEventListener("focusin", () => { current = this; });
    this.section.addEventListener("pointerenter", () => { current = this; });
    this.tell();
  }

  press(event) {
    const go = STEP_KEYS[event.key];
    if (!go || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(go);
  }

  go(where) {
    const last = this.steps.length - 1;
    const to = { first: 0, back: Math.max(this.at - 1, 0), on: Math.min(this.at + 1, last), last }[where];
    this.show(to);
  }

  show(to) {
    this.steps.forEach((step, n) => {
      step.classList.toggle("is-current", n === to);
      step.classList.toggle("is-ahead", n > to);
    });
    this.steps[this.at]?.removeAttribute("aria-current");
    this.steps[to].setAttribute("aria-current", "step");
    this.at = to;
    this.keepInView(this.steps[to].firstElementChild);
    this.tell();
  }

  /** Scrolls the trace, and the page only when the step would be out of sight. */
  keepInView(text) {
    const box = text.getBoundingClientRect();
    const seen = box.top > 80 && box.bottom < innerHeight - 40;
    if (!seen) text.scrollIntoView({ block: "center" });
  }

  tell() {
    this.count.textContent = this.at < 0 ? `${this.steps.length} steps` : `${this.at + 1} / ${this.steps.length}`;
    if (this.at >= 0) this.said.textContent = this.steps[this.at].firstElementChild.textContent;
    this.section.querySelectorAll('[data-go="back"], [data-go="first"]').forEach((b) => { b.disabled = this.at <= 0; });
    this.section.querySelectorAll('[data-go="on"], [data-go="last"]').forEach((b) => {
      b.disabled = this.at >= this.steps.length - 1;
    });
  }
}

let current = null;

/** Left and right step through the trace that was used last, wherever the reader is on the page, unless they type. */
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, pre, [contenteditable]");
  const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
  if (!typing && sideways && current && !event.defaultPrevented) current.press(event);
});

function start(root) {
  for (const section of root.querySelectorAll("[data-play]:not([data-started])")) {
    section.dataset.started = "";
    const playback = new Playback(section);
    current ??= playback;
  }
  for (const button of root.querySelectorAll("[data-fault-line]")) offerJump(button);
}

/** A button that puts the caret of the editor where the text could not be read. */
function offerJump(button) {
  const editor = document.querySelector("textarea[name=text]");
  if (!editor) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const lines = editor.value.split("\n");
    const line = Number(button.dataset.faultLine) - 1;
    const begin = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
    editor.focus();
    editor.setSelectionRange(begin + Number(button.dataset.faultColumn) - 1, begin + (lines[line] ?? "").length);
  });
}

document.addEventListener("htmx:load", (event) => start(event.detail.elt.parentElement ?? document));
start(document);
