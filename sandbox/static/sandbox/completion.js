// Sentences and card names offered while a scenario is typed. Nothing is chosen until the reader moves into the list.

const KEYWORD = /^(\s*(?:Given|When|Then|And|But|\*)\s+)(.*)$/;
const SLOT = /\{(\w+?)\d?\}/;
const MOST = 7;

export class Completion {
  constructor(text, sheet, words) {
    Object.assign(this, { text, words, chosen: -1, offers: [] });
    this.list = document.createElement("ul");
    Object.assign(this.list, { id: "completions", className: "completions", hidden: true });
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", "Ways to go on");
    sheet.append(this.list);
    text.setAttribute("aria-autocomplete", "list");
    text.setAttribute("aria-controls", "completions");
    text.addEventListener("input", () => this.offer());
    text.addEventListener("keydown", (event) => this.press(event));
    text.addEventListener("blur", () => setTimeout(() => this.close(), 150));
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", ({ target }) => {
      const item = target.closest("li");
      if (item) this.take(this.offers[[...this.list.children].indexOf(item)]);
    });
  }

  offer() {
    const { value, selectionStart: caret } = this.text;
    const begin = value.lastIndexOf("\n", caret - 1) + 1;
    const end = value.indexOf("\n", caret) < 0 ? value.length : value.indexOf("\n", caret);
    const found = KEYWORD.exec(value.slice(begin, caret));
    const wanted = found && value.slice(caret, end).trim() === "" && found[2].length > 1;
    this.offers = wanted ? offersFor(found[2], this.words, value).slice(0, MOST) : [];
    this.caret = caret;
    this.draw();
  }

  draw() {
    this.chosen = -1;
    this.list.replaceChildren(...this.offers.map((offer, n) => option(offer, n)));
    this.list.hidden = !this.offers.length;
    this.text.removeAttribute("aria-activedescendant");
    if (!this.list.hidden) this.place();
  }

  /** Under the line that is typed. A copy of the text up to there says where that is. */
  place() {
    const copy = Object.assign(document.createElement("div"), { className: "mirror" });
    const end = document.createElement("span");
    copy.append(this.text.value.slice(0, this.caret), end);
    end.append("\u200b");
    this.text.parentElement.prepend(copy);
    const below = end.offsetTop + end.offsetHeight - this.text.scrollTop + 4;
    this.list.style.top = `${Math.min(below, this.text.offsetHeight)}px`;
    copy.remove();
  }

  press(event) {
    if (this.list.hidden) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) this.choose((this.chosen + move + this.offers.length + (this.chosen < 0 && move < 0 ? 1 : 0)) % this.offers.length);
    else if (event.key === "Enter" && this.chosen >= 0) this.take(this.offers[this.chosen]);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
  }

  choose(n) {
    this.chosen = n;
    [...this.list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === n)));
    this.text.setAttribute("aria-activedescendant", this.list.children[n].id);
    this.list.children[n].scrollIntoView({ block: "nearest" });
  }

  take(offer) {
    this.text.focus();
    this.text.setSelectionRange(this.caret - offer.instead, this.caret);
    // The one way to write that the editor's own undo can take back.
    if (!document.execCommand("insertText", false, offer.writes)) this.text.setRangeText(offer.writes, this.caret - offer.instead, this.caret, "end");
    this.close();
    if (!offer.whole) this.offer();
  }

  close() {
    this.offers = [];
    this.draw();
  }
}

function option(offer, n) {
  const item = document.createElement("li");
  item.id = `completion-${n}`;
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  item.append(offer.shows);
  if (offer.about) item.append(Object.assign(document.createElement("small"), { textContent: offer.about }));
  return item;
}

/** What may follow what has been typed of a sentence: names for its last words first, then sentences. */
function offersFor(typed, { patterns, cards }, whole) {
  const here = (offer) => whole.includes(offer.shows);
  const like = names(typed, cards);
  const named = [...like.filter(here), ...like.filter((offer) => !here(offer))].slice(0, 5);
  const said = sentences(typed, patterns);
  const found = /(^|\s)[A-Z]\S*$/.test(typed) ? [...named, ...said] : [...said, ...named];
  return found.filter((one, n) => found.findIndex((other) => other.writes === one.writes) === n);
}

function names(typed, cards) {
  const words = typed.split(" ");
  for (let n = Math.min(words.length, 5); n > 0; n -= 1) {
    const tail = words.slice(-n).join(" ");
    if (tail.length < 2 || (n === words.length && n > 1)) continue;
    const like = cards.filter((card) => card.toLowerCase().startsWith(tail.toLowerCase()) && card !== tail);
    if (like.length) return like.map((card) => ({ shows: card, about: "", writes: card, instead: tail.length, whole: true }));
  }
  return [];
}

/** Sentences whose fixed words go on from the words typed, the shortest first; slots are filled with what stands in
 *  their place. */
function sentences(typed, patterns) {
  const found = patterns.flatMap(([pattern, example]) => {
    const rest = restOf(pattern, typed);
    if (rest === null || !rest.trim()) return [];
    const upTo = SLOT.exec(rest);
    const writes = (upTo ? rest.slice(0, upTo.index) : rest).replace(/\[.*?\]/g, "");
    if (!writes.trim()) return [];
    return [{ shows: pattern, about: example, writes: fixed(writes), instead: 0, whole: !upTo }];
  });
  return found.sort((one, other) => one.shows.length - other.shows.length);
}

/** `(a|b)` as its first way, `[s]` left out. */
function fixed(words) {
  return words.replace(/\(([^|)]*)\|[^)]*\)/g, "$1").replace(/\[[^\]]*$/, "");
}

/** What of a pattern comes after the text typed; null if the text does not fit its beginning. */
function restOf(pattern, typed) {
  const plain = fixed(pattern.replace(/\[([^\]]*)\]/g, ""));
  let at = 0;
  let left = typed;
  while (left && at < plain.length) {
    const slot = plain.startsWith("{", at);
    if (slot) {
      const close = plain.indexOf("}", at) + 1;
      const next = /^[^{]*/.exec(plain.slice(close))[0];
      const filled = fill(left, next);
      if (filled === null) return null;
      [at, left] = [close, left.slice(filled)];
    } else {
      if (plain[at].toLowerCase() !== left[0].toLowerCase()) return null;
      [at, left] = [at + 1, left.slice(1)];
    }
  }
  return left ? null : plain.slice(at);
}

/** How much of the text a slot takes: up to the fixed words after it, or up to a beginning of them at the text's end. */
function fill(left, next) {
  if (!/^[A-Z0-9{"+-]/.test(left)) return null;
  if (!next) return left.length;
  const whole = left.toLowerCase().indexOf(next.toLowerCase());
  if (whole > 0) return whole;
  for (let n = Math.min(next.length - 1, left.length - 1); n > 0; n -= 1) {
    if (left.toLowerCase().endsWith(next.slice(0, n).toLowerCase())) return left.length - n;
  }
  return null;
}
