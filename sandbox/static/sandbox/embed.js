// Tells the page around the frame how tall the ruling is, whenever that changes.
let told = 0;

function tell() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told || parent === window) return;
  told = height;
  parent.postMessage({ headjudge: { height } }, "*");
}

new ResizeObserver(tell).observe(document.body);

// Where answer and board do not fit into a low frame together, the cards go without their texts.
function tighten() {
  document.body.classList.remove("is-tight");
  const board = [...document.querySelectorAll(".stage-board [data-board]")].find((one) => one.offsetParent);
  if (board && innerHeight < 560 && board.getBoundingClientRect().bottom + scrollY > innerHeight) document.body.classList.add("is-tight");
}
addEventListener("load", tighten);
addEventListener("resize", tighten);
