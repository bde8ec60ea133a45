// Buttons that open a table and lead there.

import { openTable } from "./api.js";

const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.dataset.start) void start(button, JSON.parse(button.dataset.start));
});

/**
 * @param {HTMLButtonElement} button
 * @param {unknown} terms
 */
async function start(button, terms) {
  if (button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  trouble.textContent = "";
  try {
    await openTable({ terms, sit: [0] });
  } catch (error) {
    trouble.textContent = error instanceof Error ? error.message : String(error);
    trouble.scrollIntoView({ block: "nearest" });
  } finally {
    button.removeAttribute("aria-busy");
  }
}
