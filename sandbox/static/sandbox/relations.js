// Lines from blockers to what they block, from attackers that nobody blocks to what they attack, and from what waits to
// resolve to its targets.

const SVG = "http://www.w3.org/2000/svg";

/** Draws the lines of every board within an element anew. */
export function draw(root) {
  for (const board of root.querySelectorAll("[data-board]")) {
    board.querySelector(":scope > .relations")?.remove();
    if (board.offsetParent) drawBoard(board);
  }
}

function drawBoard(board) {
  const lines = [...blocks(board), ...attacks(board), ...aims(board)];
  if (!lines.length) return;
  const box = board.getBoundingClientRect();
  const frame = { x: box.x + board.clientLeft, y: box.y + board.clientTop };
  const picture = shape("svg", { class: "relations", "aria-hidden": "true", width: board.clientWidth, height: board.clientHeight });
  for (const [from, to, kind] of lines) {
    const [a, b] = ends(from.getBoundingClientRect(), to.getBoundingClientRect());
    if (to.matches(".attacked")) b.x = a.x;
    const at = { x1: a.x - frame.x, y1: a.y - frame.y, x2: b.x - frame.x, y2: b.y - frame.y };
    picture.append(shape("line", { ...at, class: kind }), shape("circle", { cx: at.x2, cy: at.y2, r: 5, class: kind }));
  }
  board.append(picture);
}

/** What a place names: a card by its number, something that waits, or a player. */
function at(board, place) {
  if (/^\d+$/.test(place)) return board.querySelector(`[data-id~="${place}"] > .card`);
  const [, waits] = /^waiting (\d+)$/.exec(place) ?? [];
  return board.querySelector(waits ? `[data-waits="${waits}"]` : `[data-player="${CSS.escape(place)}"] .life`);
}

function blocks(board) {
  return related(board, "blocks", " ", (blocker) => blocker.querySelector(".card"));
}

/** A player is attacked at the front of the player's side. */
function attacks(board) {
  return related(board, "attacks", "|", (attacker) => attacker.querySelector(".card"))
    .map(([attacker, to, kind]) => [attacker, (to.matches(".life") && to.closest(".side").querySelector(".attacked")) || to, kind]);
}

function aims(board) {
  return related(board, "aims", "|", (waiting) => waiting.querySelector("b"));
}

/** Every line of one kind: from each element that names places to those that the board shows. */
function related(board, kind, between, from) {
  return [...board.querySelectorAll(`[data-${kind}]`)].flatMap((one) =>
    one.dataset[kind].split(between).map((place) => [from(one), at(board, place), kind]).filter(([, to]) => to));
}

/** The line between two boxes, from edge to edge where one is above the other, else between their middles. */
function ends(a, b) {
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const apart = lower.y > upper.bottom;
  const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const edge = (box) => ({ x: middle(box).x, y: box === upper ? box.bottom : box.y });
  return apart ? [edge(a), edge(b)] : [middle(a), middle(b)];
}

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
