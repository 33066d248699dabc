// <headjudge-ruling src="…/r/…/">: a ruling of Headjudge in a page, as tall as it is. What stands inside the element
// is for readers without this script. Attributes: src, ask (the question first), step, show (answer,board,steps,scenario),
// theme (light, dark, or host: the page's), size (small, medium, large), beside (another edition), question.
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

const OPTIONS = ["step", "show", "theme", "size", "beside", "question"];

class HeadjudgeRuling extends HTMLElement {
  static observedAttributes = ["src", "ask", ...OPTIONS];

  #frame = document.createElement("iframe");

  constructor() {
    super();
    this.#frame.setAttribute("sandbox", SANDBOX);
    this.#frame.loading = "lazy";
    Object.assign(this.#frame.style, { border: "0", display: "block", width: "100%", height: "520px" });
    this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    this.style.display ||= "block";
    this.#frame.title = this.getAttribute("title") || this.textContent.trim().slice(0, 120) || "A ruling";
    addEventListener("message", this);
    this.#point();
  }

  disconnectedCallback() {
    removeEventListener("message", this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#point();
  }

  handleEvent({ source, data }) {
    const height = source === this.#frame.contentWindow ? data?.headjudge?.height : undefined;
    if (Number.isFinite(height)) this.#frame.style.height = `${Math.min(Math.max(height, 60), 20000)}px`;
  }

  /** The frame with the ruling; where `src` is none, what stands inside the element. */
  #point() {
    const src = this.#address();
    const shown = src ? this.#frame : document.createElement("slot");
    if (this.shadowRoot.firstChild !== shown) this.shadowRoot.replaceChildren(shown);
    if (src && this.#frame.src !== src) this.#frame.src = src;
  }

  #address() {
    const said = this.getAttribute("src") ?? "";
    if (!URL.canParse(said, document.baseURI)) return null;
    const url = new URL(said, document.baseURI);
    const [, before, ruling] = /^(.*\/)(?:r|embed)\/((?:1\/)?[\w-]+)\/?$/.exec(url.pathname) ?? [];
    if (!ruling || !/^https?:$/.test(url.protocol)) return null;
    url.pathname = `${before}embed/${ruling}/`;
    if (this.hasAttribute("ask")) url.searchParams.set("ask", "1");
    for (const name of OPTIONS) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name));
    const scheme = getComputedStyle(this).colorScheme;
    if (url.searchParams.get("theme") === "host") url.searchParams.delete("theme");
    if (!url.searchParams.has("theme") && ["light", "dark"].includes(scheme)) url.searchParams.set("theme", scheme);
    return url.href;
  }
}

if (!customElements.get("headjudge-ruling")) customElements.define("headjudge-ruling", HeadjudgeRuling);
