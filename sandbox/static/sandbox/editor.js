// The free sandbox: errors marked in the text, and what the server adds to the text put where the reader types.
import { Completion } from "./completion.js";

const form = document.getElementById("editor");
const text = document.getElementById("text");
const evaluation = document.getElementById("evaluation");

/** A copy of the text behind the editor, in which the place at fault is marked. */
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

  mark(begin, end) {
    const bad = document.createElement("mark");
    bad.textContent = text.value.slice(begin, end) || " ";
    this.copy.replaceChildren(text.value.slice(0, begin), bad, `${text.value.slice(end)}\n`);
    this.copy.scrollTop = text.scrollTop;
    text.setAttribute("aria-invalid", "true");
  }
}

const mirror = new Mirror(document.querySelector("[data-sheet]"));
new Completion(text, document.querySelector("[data-sheet]"), {
  patterns: [...document.querySelectorAll("#patterns option")].map((option) => [option.value, option.label]),
  cards: [...document.querySelectorAll("#card-names option")].map((option) => option.value),
});

/** From the place that a fault names to the end of its line. */
function placeOf(button) {
  const lines = text.value.split("\n");
  const line = Math.min(Number(button.dataset.faultLine), lines.length) - 1;
  const begin = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  return [begin + Math.min(Number(button.dataset.faultColumn) - 1, lines[line].length), begin + lines[line].length];
}

function showFault() {
  mirror.clear();
  const button = evaluation.querySelector("[data-fault-line]");
  if (!button) return;
  mirror.mark(...placeOf(button));
  button.hidden = false;
  button.addEventListener("click", () => {
    text.closest("details").open = true;
    text.focus();
    text.setSelectionRange(...placeOf(button));
  });
}

/** Sentences that could stand in the place of a wrong one are put there by a click, and ruled on. */
function offerRepairs() {
  for (const button of evaluation.querySelectorAll("[data-repair]")) {
    const { repair, repairLine: faultLine, repairColumn: faultColumn } = button.dataset;
    button.hidden = false;
    button.addEventListener("click", () => {
      text.setRangeText(repair, ...placeOf({ dataset: { faultLine, faultColumn } }), "end");
      form.requestSubmit(form.querySelector(".primary"));
    });
  }
}

let sent = null;
let asked = null;
let movesAt = 0;
const moves = () => evaluation.querySelector(".play-on");
evaluation.addEventListener("htmx:beforeSwap", () => { movesAt = moves()?.getBoundingClientRect().top ?? 0; });

/** The moves stay where they were in the window, so that one can be chosen after the other. */
function keepPlace() {
  const now = moves()?.getBoundingClientRect().top;
  if (asked?.name === "append" && now !== undefined) scrollBy({ top: now - movesAt, behavior: "instant" });
}

form.addEventListener("htmx:configRequest", (event) => {
  sent = text.value;
  asked = event.detail.triggeringEvent?.submitter ?? null;
  if (asked && !asked.isConnected) asked = sameButton(asked) ?? asked;
  event.detail.formData.set("text", sent);
  // A button that stands outside the form belongs to it all the same.
  if (asked?.name) event.detail.formData.set(asked.name, asked.value);
  failed.hidden = true;
});

const failed = document.querySelector("[data-failed]");
for (const sign of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  form.addEventListener(sign, () => { failed.hidden = false; });
}

const menuNow = () => evaluation.querySelector("[data-menu]");

/** A change that waited for an earlier one starts from what that one has made of things. */
function sameButton(button) {
  const menu = button.closest("[data-menu]")?.dataset.menu;
  if (!menu || menuNow()?.dataset.menu !== menu) return null;
  return [...menuNow().querySelectorAll("button[name]")].find((one) => nameOf(one) === nameOf(button));
}

const past = [];
const undo = document.querySelector("[data-undo]");

/** The text as it was before a click changed it, so that it can be had back. */
function keep(before) {
  past.push(before);
  if (past.length > 100) past.shift();
  undo.hidden = false;
}

undo.addEventListener("click", () => {
  text.value = past.pop();
  undo.hidden = !past.length;
  form.requestSubmit(form.querySelector(".primary"));
});

/** The server adds whole lines to what was sent; what the reader has typed since then is not touched, but ruled on. */
function takeText() {
  const changed = evaluation.querySelector("template[data-text]");
  if (changed && text.value !== sent) setTimeout(() => form.requestSubmit(form.querySelector(".primary")));
  if (!changed || text.value !== sent) return;
  keep(text.value);
  text.value = changed.content.textContent;
  text.scrollTop = text.scrollHeight;
}

/** The reader stays where the next move is made, and hears what came of this one. */
function settle() {
  const name = asked?.name;
  const fault = evaluation.querySelector(".fault");
  const answers = [...evaluation.querySelectorAll(".verdict > .answer")].map((one) => one.textContent);
  const set = name === "arrange" || name === "put" || (name === "do" && asked.value !== "undo");
  document.querySelector("[data-ruled]").textContent = fault || set ? "" : answers.join(" ");
  if (set) document.querySelector("[data-set]").textContent = fault ? "" : newLines() || "Nothing is said of it any more.";
  if (name === "arrange" && !fault) openMenu();
  if (set && fault) fault.scrollIntoView({ block: "nearest" });
  if (name === "append" || asked?.value === "undo") (evaluation.querySelector(".moves button") ?? text).focus({ preventScroll: true });
  if (name === "do" && !fault) emptyFields(asked.closest("fieldset"));
}

/** What the text says now and did not say before. */
function newLines() {
  const before = new Set(sent.split("\n").map((line) => line.trim()));
  const lines = text.value.split("\n").map((line) => line.trim()).filter((line) => line && !before.has(line));
  return lines.map((line) => line.replace(/^(Given|And) /, "")).join("; ");
}

const nameOf = (button) => button.getAttribute("aria-label") ?? button.textContent.trim();

/**
 * The menu lies above the page until something else is pressed. One that a change was chosen from stays open at the
 * button that was pressed, as long as its card is there.
 */
function openMenu() {
  const menu = menuNow();
  if (!menu) { (evaluation.querySelector(".change") ?? text).focus({ preventScroll: true }); return; }
  if (menu.showPopover) {
    menu.popover = "auto";
    menu.showPopover();
    menu.addEventListener("toggle", ({ newState }) => { if (newState === "closed") closed(menu); });
  }
  menu.querySelector("[data-close]").addEventListener("click", (event) => {
    event.preventDefault();
    closed(menu);
  });
  (sameButton(asked) ?? menu.querySelector("button[name]")).focus({ preventScroll: true });
}

function closed(menu) {
  const held = menu.contains(document.activeElement);
  menu.remove();
  if (held) [...evaluation.querySelectorAll(".change")].find((one) => one.value === menu.dataset.menu)?.focus({ preventScroll: true });
}

function emptyFields(part) {
  part?.querySelectorAll("input:not([name=who], [name=counter]), textarea").forEach((field) => {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  });
  part?.querySelector("input[name=card]")?.focus({ preventScroll: true });
}

evaluation.addEventListener("htmx:afterSwap", ({ target }) => {
  if (target !== evaluation) { openMenu(); return; }
  takeText();
  showFault();
  offerRepairs();
  settle();
  keepPlace();
});

/** Whoever sets up by hand sees the board as it is set up, with its menus. */
document.querySelector(".position-form").addEventListener("toggle", ({ target }) => {
  const first = evaluation.querySelector('[data-go="first"]');
  if (target.open && first && !first.disabled) first.click();
});

document.getElementById("edition").addEventListener("change", () => form.requestSubmit(form.querySelector(".primary")));

/** Ctrl or Command with Enter rules on the text from where it is written. */
text.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit(form.querySelector(".primary"));
});

/** Enter in a field presses the button of its own part of the form. */
document.querySelector(".position-form").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.dataset.enter) return;
  event.preventDefault();
  event.currentTarget.querySelector(`button[value="${event.target.dataset.enter}"]`).click();
});

// On a narrow window the text is folded away below the board until somebody asks for it.
document.querySelector("[data-text-panel]").open = !matchMedia("(max-width: 48rem)").matches;
showFault();
offerRepairs();
