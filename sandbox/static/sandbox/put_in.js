// Cards put in: a few letters, then Enter, a click on the board, or a card dragged there. What lies on the board is
// dragged to another place; its menu does the same by keys and by touch.

const ZONES = { Hand: "hand", Graveyard: "graveyard", "Removed from the game": "removed", "In exile": "removed", "Phased out": "phased_out" };
const DROPS = [["play", "in play"], ["hand", "hand"], ["graveyard", "graveyard"], ["library", "library"], ["removed", "removed"]];
const MOST_NAMED = 8;

/** Every word typed begins a word of the name, in the same order. */
export function isMeant(typed, name) {
  const words = typed.toLowerCase().split(/[\s-]+/).filter(Boolean);
  let found = 0;
  for (const part of name.toLowerCase().split(/[\s-]+/)) {
    if (found < words.length && part.startsWith(words[found])) found += 1;
  }
  return found === words.length;
}

/** There is a word typed for each word of the name. */
function isWordForWord(typed, name) {
  return typed.split(/[\s-]+/).length === name.split(/[\s-]+/).length;
}

export class PutIn {
  constructor(bar, board, { send, cards }) {
    Object.assign(this, { bar, board, send, cards, armed: "" });
    this.field = bar.querySelector("input[name=card]");
    this.field.removeAttribute("list");
    this.picks = bar.querySelector("#picks");
    this.said = bar.querySelector("[data-set]");
    this.meant = bar.querySelector("[data-meant]");
    this.meant.addEventListener("click", ({ target }) => { if (target.closest("button")) this.take(target.closest("button").textContent); });
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.press(event));
    bar.querySelector("details").addEventListener("toggle", () => this.showPicks());
    bar.querySelector("[data-find]").hidden = true;
    this.picks.addEventListener("click", (event) => this.pick(event), true);
    this.picks.addEventListener("dragstart", (event) => this.drag(event));
    new MutationObserver(() => this.makeDraggable()).observe(this.picks, { childList: true });
    board.addEventListener("click", (event) => this.place(event), true);
    board.addEventListener("dragover", (event) => { if (this.armed && event.target.closest(".side")) event.preventDefault(); });
    board.addEventListener("drop", (event) => this.place(event));
    board.addEventListener("pointerdown", ({ target }) => this.makeMovable(target));
    board.addEventListener("dragstart", (event) => this.lift(event));
    board.addEventListener("dragend", () => this.letGo());
    document.addEventListener("htmx:afterSwap", ({ target }) => { if (target === board) this.drawDrops(); });
    this.makeDraggable();
    if (!matchMedia("(pointer: coarse)").matches && !board.querySelector(".trace") && !board.querySelector("[data-fault-line]")) this.field.focus({ preventScroll: true });
  }

  found() {
    const typed = this.field.value.trim();
    if (typed.replace(/\s/g, "").length < 2) return [];
    const exact = this.cards.filter((name) => name.toLowerCase() === typed.toLowerCase());
    if (exact.length) return exact;
    const meant = this.cards.filter((name) => isMeant(typed, name)), whole = meant.filter((name) => isWordForWord(typed, name));
    return [...whole, ...meant.filter((name) => !whole.includes(name))];
  }

  /** Whether Enter puts the first in: it is the only one that is meant, or the only one typed word for word. */
  isClear(found) {
    const typed = this.field.value.trim();
    return found.length === 1 || (found.length > 1 && isWordForWord(typed, found[0]) && !isWordForWord(typed, found[1]));
  }

  typed() {
    const found = this.found();
    this.arm(found[0] ?? "");
    const how = this.isClear(found) ? "Enter, or click where it goes." : "Click where it goes; or one of these; or go on typing.";
    this.say(found.length ? `${found[0]}: ${how}` : "");
    this.meant.hidden = found.length < 2;
    this.meant.replaceChildren(...found.slice(1, 1 + MOST_NAMED).map((name) =>
      Object.assign(document.createElement("button"), { type: "button", textContent: name })));
    this.showPicks();
  }

  showPicks() {
    this.picks.hidden = !this.bar.querySelector("details").open;
  }

  arm(name) {
    this.armed = name;
    this.bar.classList.toggle("is-armed", Boolean(name));
    this.drawDrops();
  }

  say(words) {
    this.said.textContent = words;
  }

  press(event) {
    if (event.key === "Escape") { this.empty(); return; }
    if (event.key !== "Enter") return;
    event.preventDefault();
    const found = this.found();
    if (this.isClear(found) || !this.field.value.trim()) this.put(found[0] ?? "", {});
    else if (!found.length) this.bar.querySelector("button[value=put]").click();
    else this.say(`${found.length} cards could be meant: go on typing, or choose one.`);
  }

  /** A card that is picked is taken in hand; where it goes is clicked next, or said beside it. */
  pick(event) {
    const button = event.target.closest("button[name=put]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    this.take(button.value);
  }

  take(name) {
    this.field.value = name;
    this.typed();
    this.field.focus({ preventScroll: true });
  }

  makeDraggable() {
    for (const button of this.picks.querySelectorAll("button[name=put]")) button.draggable = true;
  }

  drag(event) {
    const name = event.target.closest("button[name=put]")?.value;
    if (!name) return;
    event.dataTransfer.setData("text/plain", name);
    this.field.value = name;
    this.arm(name);
  }

  makeMovable(target) {
    const thing = target.closest(".card, .chip");
    if (thing?.querySelector(".act") && !this.armed) thing.draggable = true;
  }

  /** What lies on the board is taken in hand with the place that it is dragged from. */
  lift(event) {
    const thing = event.target.closest?.(".card, .chip"), card = thing?.querySelector(".act")?.value;
    if (!card) return;
    event.dataTransfer.setData("text/plain", card);
    this.lifted = { card, ...this.placeOf(thing) };
    this.arm(card);
  }

  letGo() {
    if (!this.lifted) return;
    this.lifted = null;
    this.arm(this.found()[0] ?? "");
  }

  /** Whose part of the board, and which zone of it, something there belongs to. */
  placeOf(thing) {
    const drop = thing.closest("[data-drop]")?.dataset.drop;
    const row = thing.closest("[data-zone]")?.dataset.zone;
    const library = thing.closest(".library") ? "library" : "";
    return { who: thing.closest(".side").querySelector("[data-player]").dataset.player, zone: (drop ?? ZONES[row] ?? library) || "play" };
  }

  /** In play, a card comes under another player's control; everywhere else it is that player's. */
  move({ card, who, zone }, to) {
    if (who === to.who && zone === to.zone) return;
    const given = zone === "play" && to.zone === "play";
    this.send({ arrange: given ? `give: ${to.who} | ${card}` : `move: ${to.zone} | ${to.who} | ${card}` });
  }

  /** A click on a side of the board, or a drop there, puts the card in hand into that player's zone. */
  place(event) {
    const side = this.armed ? event.target.closest(".side") : null;
    if (!side) return;
    event.preventDefault();
    event.stopPropagation();
    const to = this.placeOf(event.target), named = event.target.closest("[data-drop], [data-zone], .library");
    if (this.lifted) this.move(this.lifted, to);
    else this.put(this.armed, { who: to.who, zone: named ? to.zone : "" });
  }

  put(card, where) {
    const who = document.getElementById("who");
    if (where.who && [...who.options].some((one) => one.value === where.who)) who.value = where.who;
    if (!card) return;
    const states = [...document.querySelectorAll(".bench :is([name=counters], [name=counter], [name=host], :checked[name=tapped], :checked[name=sick])")];
    this.send({ put: card, ...Object.fromEntries(states.map(({ name, value }) => [name, value])), ...where });
    this.empty();
  }

  /** Beside each player, while a card is in hand, the zones that it could go to. */
  drawDrops() {
    this.board.querySelectorAll(".drops").forEach((one) => one.remove());
    if (!this.armed) return;
    for (const player of this.board.querySelectorAll("[data-stage] [data-player]")) {
      const drops = document.createElement("span");
      drops.className = "drops";
      drops.append(...DROPS.map(([zone, words]) => {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: words });
        button.dataset.drop = zone;
        button.setAttribute("aria-label", `${this.armed}: ${player.dataset.player}, ${words}`);
        return button;
      }));
      player.append(drops);
    }
  }

  empty(asked) {
    const part = asked?.closest?.("fieldset");
    for (const field of document.querySelectorAll(".bench :is([name=counters], [name=tapped], [name=sick])")) {
      if (field.type === "checkbox") field.checked = false;
      else field.value = "";
    }
    part?.querySelectorAll("input:not([name=who], [name=counter]), textarea").forEach((field) => { field.value = ""; });
    this.field.value = "";
    this.arm("");
    this.meant.hidden = true;
    this.showPicks();
    if (!part) this.field.focus({ preventScroll: true });
  }
}
