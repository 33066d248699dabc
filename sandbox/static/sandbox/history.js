// Every change of the text is an entry of the browser's history: Back undoes it, Forward does it again.

export class History {
  constructor(text, { restore, changed }) {
    Object.assign(this, { text, changed, deep: history.state?.deep ?? 0, typing: false });
    history.replaceState(this.state(), "");
    addEventListener("popstate", ({ state }) => {
      if (state?.text === undefined) return;
      this.deep = state.deep;
      this.typing = false;
      text.value = state.text;
      changed(this.deep);
      restore();
    });
    changed(this.deep);
  }

  state() {
    return { text: this.text.value, deep: this.deep };
  }

  /** The text as it is now has been ruled on. What is typed in one go is one entry. */
  note(link, { typed, restored }) {
    const same = history.state?.text === this.text.value;
    if (!restored && !same && !(typed && this.typing)) {
      this.deep += 1;
      history.pushState(this.state(), "", link);
    } else {
      history.replaceState(this.state(), "", link);
    }
    if (!restored && !same) this.typing = typed;
    this.changed(this.deep);
  }
}
