// The page of a ruling: its fields are copied with a button, and their links lead to the step that is shown.
const LINK = /(\/(?:r|embed)\/(?:1\/)?[\w-]+\/)(\?[\w=&%+.~*-]*)?/g;
const fields = [...document.querySelectorAll("[data-copied]")].map((field) => ({ field, plain: field.value }));
const said = document.querySelector("[data-share-said]");

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(field.value);
      said.textContent = `${button.dataset.name} is copied.`;
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    } catch {
      field.select();
      said.textContent = "Select and copy it from the field.";
    }
  });
}

const image = document.querySelector("[data-share-image]");
const copyImage = document.querySelector("[data-copy-image]");
if (copyImage && navigator.clipboard?.write && globalThis.ClipboardItem) {
  copyImage.hidden = false;
  copyImage.addEventListener("click", async () => {
    try {
      const picture = fetch(image.src).then((answer) => answer.blob());
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      said.textContent = "The picture is copied.";
      copyImage.textContent = "Copied";
      setTimeout(() => { copyImage.textContent = "Copy the picture"; }, 2000);
    } catch {
      said.textContent = "The browser does not let us copy the picture; download it instead.";
    }
  });
}

function atStep(step) {
  for (const { field, plain } of fields) {
    field.value = step < 0 ? plain : plain.replace(LINK, (_, path, query) => `${path}${query ? `${query}&` : "?"}step=${step}`);
  }
  const stored = document.querySelector("input[name=step]");
  if (stored) Object.assign(stored, { value: Math.max(step, 0), disabled: step < 0 });
}

const trace = document.querySelector("[data-play] .trace");
if (trace) {
  const steps = [...trace.querySelectorAll("[data-step]")];
  new MutationObserver(() => atStep(steps.findIndex((step) => step.hasAttribute("aria-current"))))
    .observe(trace, { subtree: true, attributeFilter: ["aria-current"] });
}
