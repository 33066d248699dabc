// Every change of the text, and of how its board lies and which variation is on it, is an entry of the browser's
// history: Back undoes it, Forward does it again.

export class History {
  constructor(text, { restore, changed, view }) {
    Object.assign(this, { text, changed, view, deep: history.state?.deep ?? 0, typing: false });
    history.replaceState(this.state(), "");
    addEventListener("popstate", ({ state }) => {
      if (state?.text === undefined) return;
      this.deep = state.deep;
      this.typing = false;
      text.value = state.text;
      changed(this.deep);
      restore(state.view);
    });
    changed(this.deep);
  }

  state() {
    return { text: this.text.value, view: this.view(), deep: this.deep };
  }

  /** The text as it is now has been ruled on. What is typed in one go is one entry. */
  note(link, { typed, restored }) {
    const { text, view } = history.state ?? {};
    const same = text === this.text.value && JSON.stringify(view) === JSON.stringify(this.view());
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
