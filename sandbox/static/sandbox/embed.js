// Tells the page around the frame how tall the ruling is, whenever that changes.
let told = 0;

function tell() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told || parent === window) return;
  told = height;
  parent.postMessage({ headjudge: { height } }, "*");
}

new ResizeObserver(tell).observe(document.body);

// Where answer and board do not fit into a low frame together, the cards go without their texts; where that is not
// enough, each is one line.
const LOW = 560;
const DENSITIES = ["is-tight", "is-tighter"];

function isCut() {
  const board = [...document.querySelectorAll(".stage-board [data-board]")].find((one) => one.offsetParent);
  return board && innerHeight < LOW && board.getBoundingClientRect().bottom + scrollY > innerHeight;
}

function tighten() {
  for (const density of DENSITIES) if (isCut()) document.body.classList.add(density);
}

function arrange() {
  document.body.classList.remove(...DENSITIES);
  tighten();
}

addEventListener("load", arrange);
addEventListener("resize", arrange);
// A step may show more than the last one did; the cards keep the size that they have then.
for (const stage of document.querySelectorAll("[data-stage]")) new MutationObserver(tighten).observe(stage, { childList: true });
