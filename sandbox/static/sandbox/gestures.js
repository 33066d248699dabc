// What is done on the board itself: the menu of a card, and what it is aimed at.

const nameOf = (button) => button.getAttribute("aria-label") ?? button.textContent.trim();
const GAP = 8;

export class Gestures {
  constructor(board, { send, upto }) {
    Object.assign(this, { board, send, upto, aims: new Map(), from: null });
    board.addEventListener("click", (event) => this.click(event), true);
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.stopAiming(); });
  }

  menu() {
    return this.board.querySelector("[data-menu]");
  }

  /** A change that waited for an earlier one starts from what that one has made of things. */
  sameButton(button) {
    const menu = button.closest("[data-menu]")?.dataset.menu;
    if (!menu || this.menu()?.dataset.menu !== menu) return null;
    return [...this.menu().querySelectorAll("button[name]")].find((one) => nameOf(one) === nameOf(button));
  }

  /**
   * The menu lies above the page, beside its card, until something else is pressed. One that a change was chosen from
   * stays open at the button that was pressed, as long as its card is there. Where there is one thing to aim, what it
   * may be aimed at can be clicked at once.
   */
  openMenu(asked) {
    const menu = this.menu();
    this.stopAiming();
    if (!menu) { this.focusAfter(asked); return; }
    const own = this.buttonOf(menu.dataset.menu) ?? (asked?.isConnected ? asked : null);
    if (menu.showPopover) {
      menu.popover = "auto";
      menu.showPopover();
      if (own) beside(menu, own.closest(".card, .chip, .player, .stage-bar, .move") ?? own);
      menu.addEventListener("toggle", ({ newState }) => { if (newState === "closed") this.closed(menu); });
    }
    menu.querySelector("[data-close]").addEventListener("click", (event) => {
      event.preventDefault();
      this.closed(menu);
      this.stopAiming();
    });
    const aimed = [...menu.querySelectorAll("[data-aiming]")];
    if (aimed.length === 1) this.aim(aimed[0], menu);
    for (const part of aimed.length > 1 ? aimed : []) this.offerAim(part, menu);
    const last = asked?.closest?.("[data-menu]") ? this.sameButton(asked) : null;
    (last ?? menu.querySelector(".now button[name=play], .now [data-lands], button[name=arrange]") ?? menu.querySelector("button")).focus({ preventScroll: true });
  }

  closed(menu) {
    const held = menu.contains(document.activeElement);
    menu.remove();
    if (held) this.buttonOf(menu.dataset.menu)?.focus({ preventScroll: true });
  }

  /** After a move the reader is where they made it: at the card that moved, or at the board where it is gone. */
  focusAfter(asked) {
    const own = this.buttonOf(asked?.closest?.("[data-menu]")?.dataset.menu);
    const first = [...this.board.querySelectorAll("[data-stage] .act")].find((one) => one.offsetParent);
    (own ?? first)?.focus({ preventScroll: true });
  }

  /** The button of a card or player on the board. */
  buttonOf(name) {
    return [...this.board.querySelectorAll("[data-stage] .act")].find((one) => one.value === name && one.offsetParent);
  }

  offerAim(part, menu) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: "choose on the board", className: "quiet" });
    button.addEventListener("click", () => { menu.hidePopover?.(); this.aim(part, menu); });
    part.querySelector(".lead-in").append(" ", button);
  }

  /** What a move can be done to is marked on the board, and a click there makes the move. */
  aim(part, menu) {
    this.stopAiming();
    const upto = menu.querySelector("input[name=upto]").value;
    for (const button of part.querySelectorAll("[data-aim]")) {
      for (const place of this.placesOf(button.dataset.aim)) {
        place.classList.add("is-target");
        this.aims.set(place, { play: button.value, upto });
      }
    }
  }

  placesOf(name) {
    const act = this.buttonOf(name);
    const waiting = [...this.board.querySelectorAll("[data-waits] b")].filter((one) => one.textContent === name);
    return [act?.closest(".card, .chip, .player"), ...waiting.map((one) => one.closest("li"))].filter(Boolean);
  }

  stopAiming() {
    for (const place of this.aims.keys()) place.classList.remove("is-target");
    this.aims.clear();
  }

  click(event) {
    if (!this.aims.size || event.target.closest("[data-menu]")) return;
    const move = this.aims.get(event.target.closest(".is-target"));
    this.stopAiming();
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    this.send(move);
  }

  /** The button beside the steps asks what could have been done instead of the move that is shown. */
  offerInstead() {
    const stage = this.board.querySelector(".free-ruling [data-play]");
    const button = stage?.querySelector("[data-instead]");
    if (!button) return;
    const told = () => {
      const steps = [...stage.querySelectorAll("[data-step]")];
      const at = stage.dataset.shown === "end" ? steps.length - 1 : Number(stage.dataset.shown ?? steps.length - 1);
      const line = steps.slice(0, at + 1).filter((step) => step.dataset.line).at(-1)?.dataset.line;
      button.hidden = !line;
      button.value = line ?? "";
    };
    new MutationObserver(told).observe(stage, { attributeFilter: ["data-shown"] });
    told();
  }
}

/** A menu beside the board, or beside the thing that it belongs to; at the bottom of a narrow window. */
function beside(menu, thing) {
  if (innerWidth < 700) { menu.classList.add("is-below"); return; }
  const [box, own] = [thing.getBoundingClientRect(), menu.getBoundingClientRect()];
  const board = thing.closest(".free-ruling")?.getBoundingClientRect() ?? box;
  const free = [board.right, box.right].find((edge) => edge + GAP + own.width < innerWidth);
  const left = free ? free + GAP : Math.max(box.left - GAP - own.width, GAP);
  const top = Math.max(Math.min(box.top, innerHeight - own.height - GAP), GAP);
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto", margin: "0" });
}
