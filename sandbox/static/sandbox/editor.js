// The free sandbox: its text, the request that rules on it, and what comes back put in its place.
import { Completion } from "./completion.js";
import { History } from "./history.js";
import { Gestures } from "./gestures.js";
import { PutIn } from "./put_in.js";

const form = document.getElementById("editor");
const text = document.getElementById("text");
const evaluation = document.getElementById("evaluation");
const TYPED_AFTER = 700;

/** A copy of the text behind the editor, in which the places at fault are marked. */
class Mirror {
  constructor(sheet) {
    this.copy = document.createElement("div");
    this.copy.className = "mirror";
    this.copy.setAttribute("aria-hidden", "true");
    sheet.prepend(this.copy);
    text.addEventListener("scroll", () => { this.copy.scrollTop = text.scrollTop; });
    text.addEventListener("input", () => this.clear());
    new ResizeObserver(() => { this.copy.style.height = `${text.offsetHeight}px`; }).observe(text);
  }

  clear() {
    this.copy.replaceChildren();
    text.removeAttribute("aria-invalid");
  }

  /** Places in the order of the text; of two that overlap, the first. */
  mark(places) {
    const parts = [];
    let at = 0;
    for (const [begin, end] of places.filter(([begin], n) => n === 0 || begin >= places[n - 1][1])) {
      const bad = document.createElement("mark");
      bad.textContent = text.value.slice(begin, end) || " ";
      parts.push(text.value.slice(at, begin), bad);
      at = end;
    }
    this.copy.replaceChildren(...parts, `${text.value.slice(at)}\n`);
    this.copy.scrollTop = text.scrollTop;
    text.setAttribute("aria-invalid", "true");
  }
}

const sheet = document.querySelector("[data-sheet]");
const mirror = new Mirror(sheet);
const cards = [...document.querySelectorAll("#card-names option")].map((option) => option.value);
new Completion(text, sheet, {
  patterns: [...document.querySelectorAll("#patterns option")].map((option) => [option.value, option.label]),
  cards,
});

/** From the place that a fault names to the end of its line. */
function placeOf({ faultLine, faultColumn }) {
  const lines = text.value.split("\n");
  const line = Math.min(Number(faultLine), lines.length) - 1;
  const begin = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  return [begin + Math.min(Number(faultColumn) - 1, lines[line].length), begin + lines[line].length];
}

function showFaults() {
  mirror.clear();
  const faults = [...evaluation.querySelectorAll("[data-fault-line]")];
  if (faults.length) mirror.mark(faults.map((fault) => placeOf(fault.dataset)).sort(([a], [b]) => a - b));
  for (const fault of faults) {
    const button = fault.querySelector("[data-go-to]");
    button.hidden = false;
    button.addEventListener("click", () => {
      text.closest("details").open = true;
      text.focus();
      text.setSelectionRange(...placeOf(fault.dataset));
    });
  }
}

// What the last request was: the text that was sent, the button pressed, and what was asked besides.
let sent = null;
let asked = null;
const carried = new WeakMap();
let running = 0;
const failed = document.querySelector("[data-failed]");
const submit = () => form.requestSubmit(form.querySelector(".primary"));

/** Sends the form with fields that no button of it carries; they stay with it while it waits for earlier ones. */
function send(fields = {}) {
  form.addEventListener("submit", (event) => carried.set(event, fields), { once: true, capture: true });
  submit();
}

/** The moment that the board shows: the line of the text that led to it; 0: as set up; "end". */
function upto() {
  const stage = evaluation.querySelector(".free-ruling [data-play]");
  const steps = [...(stage?.querySelectorAll("[data-step]") ?? [])];
  const shown = stage?.dataset.shown ?? "end";
  if (shown === "end" || Number(shown) === steps.length - 1) return "end";
  const before = steps.slice(0, Number(shown) + 1).filter((step) => step.dataset.line);
  return before.length ? before.at(-1).dataset.line : "0";
}

form.addEventListener("htmx:configRequest", (event) => {
  sent = text.value;
  asked = event.detail.triggeringEvent?.submitter ?? null;
  if (asked && !asked.isConnected) asked = gestures.sameButton(asked) ?? asked;
  const { formData } = event.detail;
  formData.set("text", sent);
  // A button that stands outside the form belongs to it all the same.
  if (asked?.name) formData.set(asked.name, asked.value);
  if (!asked?.closest("[data-menu]")) formData.set("upto", upto());
  const more = Object.entries(carried.get(event.detail.triggeringEvent) ?? {});
  for (const [name, value] of more) formData.set(name, value);
  if (more.length) asked = { name: more[0][0], value: more[0][1], closest: () => null };
  running += 1;
  failed.hidden = true;
});
form.addEventListener("htmx:afterRequest", () => { running -= 1; });

for (const sign of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  form.addEventListener(sign, () => { failed.hidden = false; });
}

/** Who has asked too often is told when to go on, and goes on by itself; the page stays as it is. */
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.xhr.status !== 429) return;
  detail.shouldSwap = false;
  const seconds = Number(detail.xhr.getResponseHeader("Retry-After")) || 10;
  setTimeout(rule, seconds * 1000);
});

const undo = document.querySelector("[data-undo]");
const past = new History(text, {
  restore: (view) => send({ restored: "1", ...view }),
  view: () => ({
    flipped: evaluation.querySelector("[name=flipped]")?.value ?? "",
    scenario: evaluation.querySelector("[data-many]")?.dataset.many ?? "",
  }),
  changed: (deep) => { undo.hidden = !deep; },
});
undo.addEventListener("click", () => history.back());

/** Whatever was typed is ruled on after a while, and until then what is shown is marked as older. */
let waiting = 0;
let ruledOn = text.value;
text.addEventListener("input", () => {
  mark();
  clearTimeout(waiting);
  waiting = setTimeout(rule, TYPED_AFTER);
});

function mark() {
  const stale = evaluation.querySelector("[data-stale]");
  if (stale) stale.hidden = text.value === ruledOn;
  evaluation.classList.toggle("is-stale", text.value !== ruledOn);
}

function rule() {
  clearTimeout(waiting);
  if (text.value === ruledOn) return;
  if (running) waiting = setTimeout(rule, TYPED_AFTER);
  else send({ typed: "1" });
}

/** The server adds whole lines to what was sent; what the reader has typed since then is not touched, but ruled on. */
function takeText() {
  const changed = evaluation.querySelector("template[data-text]");
  if (text.value !== sent) {
    ruledOn = sent;
    mark();
    clearTimeout(waiting);
    waiting = setTimeout(rule, TYPED_AFTER);
    return;
  }
  if (changed) {
    text.value = changed.content.textContent;
    text.scrollTop = text.scrollHeight;
  }
  ruledOn = text.value;
  evaluation.classList.remove("is-stale");
  const link = evaluation.querySelector("[data-link]")?.dataset.link;
  past.note(link, { typed: asked?.name === "typed", restored: asked?.name === "restored" });
}

/** The reader stays where the next move is made, and hears what came of this one. */
function settle() {
  const name = asked?.name;
  if (name === "typed" || name === "restored") return;
  const fault = evaluation.querySelector(".fault");
  const answers = [...evaluation.querySelectorAll(".verdict > .answer")].map((one) => one.textContent);
  const set = name === "arrange" || name === "put" || (name === "do" && ["put", "player", "turn", "paste"].includes(asked.value));
  document.querySelector("[data-ruled]").textContent = fault || set ? "" : answers.join(" ");
  if (set) putIn.say(fault ? "" : newLines() || "Nothing is said of it any more.");
  if (name === "arrange" && !fault) gestures.openMenu(asked);
  if (set && fault) fault.scrollIntoView({ block: "nearest" });
  if (name === "append" || asked?.value === "undo") (evaluation.querySelector(".moves button") ?? text).focus({ preventScroll: true });
  if (name === "play") gestures.focusAfter(asked);
  if (name === "do" && set && !fault) putIn.empty(asked);
}

/** What the text says now and did not say before. */
function newLines() {
  const before = new Set(sent.split("\n").map((line) => line.trim()));
  const lines = text.value.split("\n").map((line) => line.trim()).filter((line) => line && !before.has(line));
  return lines.map((line) => line.replace(/^(Given|And) /, "")).join("; ");
}

let movesAt = 0;
const moves = () => evaluation.querySelector(".play-on");
evaluation.addEventListener("htmx:beforeSwap", () => { movesAt = moves()?.getBoundingClientRect().top ?? 0; });

/** The moves stay where they were in the window, so that one can be chosen after the other. */
function keepPlace() {
  const now = moves()?.getBoundingClientRect().top;
  if (asked?.name === "append" && now !== undefined) scrollBy({ top: now - movesAt, behavior: "instant" });
}

const gestures = new Gestures(evaluation, { send, upto });
const putIn = new PutIn(document.querySelector("[data-put-in]"), evaluation, { send, cards });

evaluation.addEventListener("htmx:afterSwap", ({ target }) => {
  if (target.id === "board-menu") gestures.openMenu(asked);
  if (target !== evaluation) return;
  gestures.stopAiming();
  takeText();
  showFaults();
  settle();
  keepPlace();
  gestures.offerInstead();
});

document.getElementById("edition").addEventListener("change", submit);

/** Ctrl or Command with Enter rules on the text from where it is written. */
text.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
});

/** Enter in a field presses the button of its own part of the form. */
document.querySelector(".position-form").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.dataset.enter) return;
  event.preventDefault();
  document.querySelector(`.bench button[value="${event.target.dataset.enter}"]`).click();
});

// On a narrow window the text is folded away below the board until somebody asks for it.
document.querySelector("[data-text-panel]").open = !matchMedia("(max-width: 48rem)").matches;
showFaults();
gestures.offerInstead();
