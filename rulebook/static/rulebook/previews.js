// What is folded opens where a link leads into it. What a link to a rule, a term or a card leads to, shown beside it on hover and focus. Without this file, and for
// fingers, they are plain links.

const NAMED = "a.term, a.rule, a.card-name, :is(.prose, .side-list, .entry-foot, .found-cards) a";
const LEADS = /^\/(?:[a-z0-9]+\/(?:rules|glossary)|sandbox\/cards)\/[\w-]+\/$/;
const [WAIT, GRACE] = [250, 150];
const known = new Map();
const box = Object.assign(document.createElement("div"), { id: "preview", className: "preview", hidden: true });
box.setAttribute("role", "tooltip");
document.body.append(box);
let shown = null;
let timer = 0;

async function fragment(path) {
  if (!known.has(path)) {
    const answer = await fetch(`${path}preview/`, { credentials: "omit" });
    known.set(path, answer.ok ? await answer.text() : "");
  }
  return known.get(path);
}

async function show(link) {
  try {
    const html = await fragment(link.pathname);
    if (!html || shown !== link || !link.isConnected) return;
    box.innerHTML = html;
    box.hidden = false;
    place(link);
    link.setAttribute("aria-describedby", box.id);
  } catch {
    hide();
  }
}

/** Below the link, or above it where there is no room below; never beyond the edges. */
function place(link) {
  const at = link.getClientRects()[0];
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const left = Math.min(Math.max(at.left, 8), document.documentElement.clientWidth - width - 8);
  const below = at.bottom + height + 12 < innerHeight || at.top < height + 12;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(below ? at.bottom + 6 : at.top - height - 6) + scrollY}px`;
}

function hide() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  box.hidden = true;
}

function ask({ target, pointerType }) {
  const link = target.closest?.(NAMED);
  if (!link || pointerType === "touch" || !LEADS.test(link.pathname) || link.origin !== location.origin) return;
  clearTimeout(timer);
  if (shown === link) return;
  hide();
  shown = link;
  timer = setTimeout(() => show(link), WAIT);
}

function leave({ target, relatedTarget }) {
  if (!target.closest?.(NAMED) && !box.contains(target)) return;
  if (relatedTarget && (box.contains(relatedTarget) || shown?.contains(relatedTarget))) { clearTimeout(timer); return; }
  clearTimeout(timer);
  timer = setTimeout(hide, GRACE);
}

document.addEventListener("pointerover", ask);
document.addEventListener("focusin", ask);
document.addEventListener("pointerout", leave);
document.addEventListener("focusout", leave);
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });

/** The folds around what the address names. */
function unfold() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let fold = named?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  if (named) named.scrollIntoView();
}
addEventListener("hashchange", unfold);
if (location.hash) unfold();
