// A search box that offers names while one types, and that the key / opens. Without this file it is a plain search box.

const WAIT = 120;
const boxes = [...document.querySelectorAll("input[data-suggest]")];

class Suggestions {
  constructor(input, number) {
    this.input = input;
    this.at = -1;
    this.list = Object.assign(document.createElement("ul"), { id: `suggested-${number}`, className: "suggestions", hidden: true });
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", "Pages of that name");
    input.form.append(this.list);
    const roles = { role: "combobox", "aria-expanded": "false", "aria-controls": this.list.id, "aria-autocomplete": "list" };
    for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
    input.addEventListener("input", () => this.wait());
    input.addEventListener("keydown", (event) => this.press(event));
    input.addEventListener("blur", () => this.show([]));
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", ({ target }) => this.open(target.closest("[data-url]")));
  }

  wait() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.ask(), WAIT);
  }

  async ask() {
    const typed = this.input.value;
    const edition = this.input.form.elements.edition?.value ?? "";
    try {
      const answer = await fetch(`${this.input.dataset.suggest}?${new URLSearchParams({ q: typed, edition })}`);
      const { suggestions } = await answer.json();
      if (typed === this.input.value && document.activeElement === this.input) this.show(suggestions);
    } catch {
      this.show([]);
    }
  }

  show(found) {
    clearTimeout(this.waiting);
    this.at = -1;
    this.list.replaceChildren(...found.map(({ title, where, url }, place) => {
      const line = Object.assign(document.createElement("li"), { id: `${this.list.id}-${place}`, textContent: title });
      line.setAttribute("role", "option");
      line.dataset.url = url;
      line.append(" ", Object.assign(document.createElement("small"), { textContent: where }));
      return line;
    }));
    this.list.hidden = !found.length;
    this.input.setAttribute("aria-expanded", String(found.length > 0));
    this.input.removeAttribute("aria-activedescendant");
  }

  press(event) {
    const lines = this.list.children;
    if (event.key === "Escape" && lines.length) {
      event.preventDefault();
      this.show([]);
    } else if (event.key === "Enter" && lines[this.at]) {
      event.preventDefault();
      this.open(lines[this.at]);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && lines.length) {
      event.preventDefault();
      this.move(event.key === "ArrowDown" ? 1 : -1);
    }
  }

  /** One place further, past the ends by way of none, where Enter sends what is typed. */
  move(by) {
    const lines = [...this.list.children];
    this.at = (this.at + 1 + by + lines.length + 1) % (lines.length + 1) - 1;
    lines.forEach((line, place) => line.setAttribute("aria-selected", String(place === this.at)));
    lines[this.at]?.scrollIntoView({ block: "nearest" });
    if (lines[this.at]) this.input.setAttribute("aria-activedescendant", lines[this.at].id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  open(line) {
    if (line) location.assign(line.dataset.url);
  }
}

boxes.forEach((input, number) => new Suggestions(input, number));

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey || !boxes.length) return;
  event.preventDefault();
  boxes[0].focus();
  boxes[0].select();
});
