// Stepping through a ruling: the board of each step, its sentence, what changed. The page is whole without this file.
import { draw } from "./relations.js";

const STEP_KEYS = { ArrowRight: "on", ArrowLeft: "back", Home: "first", End: "last" };
const LIST_KEYS = { ...STEP_KEYS, ArrowDown: "on", ArrowUp: "back" };
const BEFORE = -1;
const SWIPE = 40;

/** One ruling. `at` is the step shown, from 0; BEFORE is the board set up; null: the end, as the page came. */
class Playback {
  constructor(stage) {
    this.root = stage;
    this.board = stage.querySelector("[data-stage]");
    this.before = this.board.querySelector(".is-before > .board");
    this.after = this.board.querySelector(".still:not(.is-before) > .board");
    this.stills = [...this.board.children].map((still) => [still, still.firstElementChild]);
    this.steps = [...stage.querySelectorAll("[data-step]")];
    this.bar = stage.querySelector("[data-controls]");
    this.at = null;
    this.timeline = null;
    stage.classList.add("is-playable");
    draw(this.board);
    new ResizeObserver(() => draw(this.board)).observe(this.board);
    if (this.bar) this.begin();
  }

  begin() {
    this.bar.hidden = false;
    this.list = this.root.querySelector(".trace");
    this.list.tabIndex = 0;
    this.bar.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-go]");
      if (button) this.go(button.dataset.go);
    });
    this.root.addEventListener("keydown", (event) => this.press(event, LIST_KEYS));
    this.list.addEventListener("click", ({ target }) => {
      const step = target.closest("[data-step]");
      if (step && !target.closest("a")) this.show(this.steps.indexOf(step));
    });
    for (const sign of ["focusin", "pointerenter", "touchstart"]) {
      this.root.addEventListener(sign, () => { current = this; this.load(); }, { passive: true });
    }
    this.swipes();
    this.tell();
    if (this.root.dataset.at) this.show(Math.min(Number(this.root.dataset.at), this.steps.length - 1));
  }

  /** The boards along the trace: in the page, or fetched once. */
  load() {
    this.timeline ??= this.fetched();
    return this.timeline;
  }

  async fetched() {
    const inside = this.root.querySelector("template[data-timeline]");
    if (inside) return new Timeline(JSON.parse(inside.content.textContent));
    if (!this.root.dataset.boards) return null;
    try {
      const answer = await fetch(this.root.dataset.boards, { credentials: "omit" });
      if (!answer.ok) return null;
      return new Timeline(await answer.json());
    } catch {
      this.timeline = undefined;
      return null;
    }
  }

  press(event, keys) {
    const go = keys[event.key];
    if (!go || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(go);
  }

  swipes() {
    let from = null;
    this.board.addEventListener("touchstart", ({ touches }) => {
      from = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
    }, { passive: true });
    this.board.addEventListener("touchend", ({ changedTouches: [to] }) => {
      if (!from) return;
      const [x, y] = [to.clientX - from.x, to.clientY - from.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.go(x < 0 ? "on" : "back");
    }, { passive: true });
  }

  go(where) {
    const last = this.steps.length - 1;
    const here = this.at ?? (where === "back" ? last : BEFORE);
    this.show({ first: BEFORE, back: Math.max(here - 1, BEFORE), on: Math.min(here + 1, last), last }[where]);
  }

  async show(to) {
    const was = this.steps[this.at];
    this.at = to;
    this.root.dataset.shown = to;
    this.steps.forEach((step, n) => {
      step.classList.toggle("is-current", n === to);
      step.classList.toggle("is-ahead", n > to);
    });
    was?.removeAttribute("aria-current");
    this.steps[to]?.setAttribute("aria-current", "step");
    this.keepInView(this.steps[to]?.firstElementChild);
    this.tell();
    this.carryStep();
    const timeline = await this.load();
    if (this.at === to) this.put(timeline?.after(to) ?? (to === BEFORE || timeline ? this.before : this.after));
  }

  /** On paper both ends stand beside each other, whatever step the screen shows. */
  print() {
    this.onScreen = [...this.board.children];
    for (const [still, board] of this.stills) still.replaceChildren(board);
    this.board.replaceChildren(...this.stills.map(([still]) => still));
  }

  printed() {
    const [shown] = this.onScreen ?? [];
    if (this.at !== null && shown) this.put(shown.matches(".still") ? shown.firstElementChild : shown);
  }

  put(board) {
    this.board.style.minHeight = `${Math.min(this.board.offsetHeight, innerHeight)}px`;
    const held = this.board.contains(document.activeElement) && document.activeElement.value;
    this.board.replaceChildren(board);
    if (held) [...this.board.querySelectorAll("button")].find(({ value }) => value === held)?.focus({ preventScroll: true });
    draw(this.board);
  }

  /** Scrolls the list of steps alone; the page stays where the reader has it. */
  keepInView(text) {
    if (!text) { this.list.scrollTop = 0; return; }
    const [line, list] = [text.getBoundingClientRect(), this.list.getBoundingClientRect()];
    if (line.top < list.top) this.list.scrollTop += line.top - list.top - 8;
    if (line.bottom > list.bottom) this.list.scrollTop += line.bottom - list.bottom + 8;
  }

  tell() {
    const step = this.steps[this.at]?.firstElementChild;
    const caption = this.root.querySelector("[data-caption]");
    const words = this.at === BEFORE ? "The position as set up." : "What came of it.";
    caption.replaceChildren(...(step ? step.cloneNode(true).childNodes : [words]));
    caption.querySelectorAll("a").forEach((link) => { link.tabIndex = -1; });
    if (this.at !== null) this.root.querySelector("[data-said]").textContent = step?.textContent ?? words;
    const last = this.steps.length - 1;
    const count = this.at === null ? `${last + 1} steps` : `${this.at + 1} / ${last + 1}`;
    this.root.querySelector("[data-count]").textContent = count;
    this.allow(this.at === BEFORE, this.at === BEFORE, this.at === last);
  }

  /** Buttons that would lead nowhere rest; one that had the focus hands it to the button for the way back. */
  allow(set, atStart, atEnd) {
    const buttons = Object.fromEntries([...this.bar.querySelectorAll("[data-go]")].map((one) => [one.dataset.go, one]));
    const held = document.activeElement;
    const rests = { first: set, back: atStart, on: atEnd, last: atEnd };
    for (const [go, button] of Object.entries(buttons)) button.disabled = rests[go];
    if (held.disabled && this.bar.contains(held)) buttons[atEnd ? "back" : "on"].focus({ preventScroll: true });
  }

  /** Links that open this scenario elsewhere lead to the step that is shown. */
  carryStep() {
    for (const link of this.root.closest(".sandbox")?.parentElement.querySelectorAll("a[data-open]") ?? []) {
      const url = new URL(link.href);
      if (this.at >= 0) url.searchParams.set("step", this.at);
      else url.searchParams.delete("step");
      link.href = url;
    }
  }
}

/** The boards along a trace: each is the one before with some of its pieces of HTML replaced. */
class Timeline {
  constructor({ shown, boards }) {
    this.shown = shown;
    let pieces = [];
    this.boards = boards.map((splices) => {
      pieces = [...pieces];
      for (const [at, removed, added] of splices) pieces.splice(at, removed, ...added);
      return pieces;
    });
  }

  /** The board after a step of the trace; undefined where that is the board as set up. */
  after(step) {
    const pieces = this.boards[this.shown[step]];
    if (!pieces) return undefined;
    const template = document.createElement("template");
    template.innerHTML = pieces.join("");
    return template.content.firstElementChild;
  }
}

let current = null;
let all = [];

/** The ruling used last if it is in sight, else the first that is. */
function atHand() {
  const seen = ({ root }) => root.getBoundingClientRect().bottom > 0 && root.getBoundingClientRect().top < innerHeight;
  all = all.filter(({ root, bar }) => root.isConnected && bar);
  if (!all.includes(current) || !seen(current)) current = all.find(seen) ?? (all.includes(current) ? current : all[0]);
  return current;
}

/** Left and right step through the ruling at hand, wherever the reader is on the page, unless they type. */
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, pre, [contenteditable], [role=listbox]");
  const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
  if (!typing && sideways && !event.defaultPrevented) atHand()?.press(event, STEP_KEYS);
});

addEventListener("beforeprint", () => all.forEach((one) => one.print()));
addEventListener("afterprint", () => all.forEach((one) => one.printed()));

function start(root) {
  for (const stage of root.querySelectorAll("[data-play]:not([data-started])")) {
    stage.dataset.started = "";
    all.push(new Playback(stage));
  }
}

document.addEventListener("htmx:load", (event) => start(event.detail.elt.parentElement ?? document));
start(document);
