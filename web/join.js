// A code leads to a table.

import { keepInvite, post } from "./api.js";
import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-join]"));
const code = /** @type {HTMLInputElement} */ (document.getElementById("code"));
const trouble = /** @type {HTMLElement} */ (document.getElementById("code-trouble"));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void join(code.value.replace(/[\s-]/g, "").toUpperCase());
});
code.addEventListener("input", () => complain(""));

/** @param {string} letters */
async function join(letters) {
  if (!letters) return complain(say("join-empty"));
  try {
    const { table, invite } = await post("/api/join", { code: letters });
    keepInvite(table, invite);
    location.assign(`/table/${table}`);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} words */
function complain(words) {
  trouble.textContent = words;
  code.setAttribute("aria-invalid", String(words !== ""));
  if (words) code.focus();
}
