// <headjudge-ruling src="…/r/…/">: a ruling of Headjudge in a page, as tall as it is. What stands inside the element
// is for readers without this script. Attributes: src, ask (the question first), step.
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

class HeadjudgeRuling extends HTMLElement {
  static observedAttributes = ["src", "ask", "step"];

  #frame = document.createElement("iframe");

  constructor() {
    super();
    this.#frame.setAttribute("sandbox", SANDBOX);
    this.#frame.loading = "lazy";
    Object.assign(this.#frame.style, { border: "0", display: "block", width: "100%", height: "520px" });
    this.attachShadow({ mode: "open" }).append(this.#frame);
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

  #point() {
    const url = new URL(this.getAttribute("src") ?? "", document.baseURI);
    url.pathname = url.pathname.replace(/\/r\/((?:1\/)?[\w-]+)\/$/, "/embed/$1/");
    if (this.hasAttribute("ask")) url.searchParams.set("ask", "1");
    if (this.hasAttribute("step")) url.searchParams.set("step", this.getAttribute("step"));
    if (url.pathname.includes("/embed/") && this.#frame.src !== url.href) this.#frame.src = url.href;
  }
}

if (!customElements.get("headjudge-ruling")) customElements.define("headjudge-ruling", HeadjudgeRuling);
