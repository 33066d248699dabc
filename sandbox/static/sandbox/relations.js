// Lines from blockers to what they block, and from attackers that nobody blocks to the side they attack.

const SVG = "http://www.w3.org/2000/svg";

/** Draws the lines of every board within an element anew. */
export function draw(root) {
  for (const board of root.querySelectorAll("[data-board]")) {
    board.querySelector(":scope > .relations")?.remove();
    if (board.offsetParent) drawBoard(board);
  }
}

function drawBoard(board) {
  const lines = [...blocks(board), ...attacks(board)];
  if (!lines.length) return;
  const box = board.getBoundingClientRect();
  const frame = { x: box.x + board.clientLeft, y: box.y + board.clientTop };
  const picture = shape("svg", { class: "relations", "aria-hidden": "true", width: board.clientWidth, height: board.clientHeight });
  for (const [from, to, kind] of lines) {
    const [a, b] = ends(from.getBoundingClientRect(), to.getBoundingClientRect());
    if (kind === "attacks") Object.assign(b, { x: a.x, y: b.y + Math.sign(b.y - a.y) * 8 });
    const at = { x1: a.x - frame.x, y1: a.y - frame.y, x2: b.x - frame.x, y2: b.y - frame.y };
    picture.append(shape("line", { ...at, class: kind }), shape("circle", { cx: at.x2, cy: at.y2, r: 5, class: kind }));
  }
  board.append(picture);
}

function blocks(board) {
  return [...board.querySelectorAll("[data-blocks]")].flatMap((blocker) =>
    blocker.dataset.blocks.split(" ").flatMap((id) => {
      const attacker = board.querySelector(`[data-id="${id}"] > .card`);
      return attacker ? [[blocker.querySelector(".card"), attacker, "blocks"]] : [];
    }));
}

/** Where more than two play, only the card's label says that it attacks: the line would have to guess whom. */
function attacks(board) {
  const sides = [...board.querySelectorAll(".side")];
  if (sides.length !== 2) return [];
  const blocked = new Set([...board.querySelectorAll("[data-blocks]")].flatMap((b) => b.dataset.blocks.split(" ")));
  return [...board.querySelectorAll("[data-attacks]")].filter((one) => !blocked.has(one.dataset.id)).map((one) => {
    const facing = sides.find((side) => !side.contains(one));
    return [one.querySelector(".card"), facing, "attacks"];
  });
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
