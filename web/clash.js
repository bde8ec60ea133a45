// What cannot be chosen together: the server has asked the rules, and written into the form what they refuse. A choice
// that comes later in the form gives way to one that comes earlier, and says to which.

import { say } from "./words.js";

/**
 * @typedef {object} Clash
 * @property {string} option the option that gives way
 * @property {string} value what it may not be
 * @property {string} with the option that is in the way
 * @property {string} other what that one is then
 */

/**
 * Takes away what does not go with what is chosen, from the first option to the last.
 * @param {HTMLFormElement} form
 */
export function keepApart(form) {
  /** @type {Clash[]} */
  const clashes = JSON.parse(form.dataset.clashes ?? "[]");
  for (const name of new Set(clashes.map(({ option }) => option))) {
    const concerned = clashes.filter(({ option }) => option === name);
    for (const input of inputs(form, name)) {
      const clash = concerned.find((each) => each.value === valueOf(input) && isChosen(form, each));
      forbid(input, clash ? labelOf(chosen(form, clash.with)) : "");
    }
    giveWay(form, name);
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @returns {HTMLInputElement[]}
 */
function inputs(form, name) {
  return [...form.querySelectorAll("input")].filter((input) => input.name === name);
}

/**
 * What choosing this means: a box that can be ticked clashes when it is.
 * @param {HTMLInputElement} input
 */
function valueOf(input) {
  return input.type === "checkbox" ? "true" : input.value;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function chosen(form, name) {
  return inputs(form, name).find((input) => input.checked);
}

/**
 * Whether what is in the way is what is chosen.
 * @param {HTMLFormElement} form
 * @param {Clash} clash
 */
function isChosen(form, clash) {
  const [first] = inputs(form, clash.with);
  if (first?.type === "number") return first.value === clash.other;
  if (first?.type === "checkbox") return String(first.checked) === clash.other;
  return chosen(form, clash.with)?.value === clash.other;
}

/**
 * What a choice is called.
 * @param {HTMLInputElement | undefined} input
 */
function labelOf(input) {
  const label = input?.closest("label");
  const words = [...(label?.childNodes ?? [])].filter((node) => !(node instanceof Element && node.matches(".why")));
  return input?.dataset.label ?? words.map((node) => node.textContent ?? "").join("").trim();
}

/**
 * Lets something be chosen, or not, and says beside it why not.
 * @param {HTMLInputElement} input
 * @param {string} choice what it does not go with
 */
function forbid(input, choice) {
  input.disabled = choice !== "";
  const label = input.closest("label");
  label?.querySelector(".why")?.remove();
  if (!choice) return;
  const why = document.createElement("span");
  why.className = "why";
  why.textContent = say("new-not-with", { choice });
  label?.append(why);
}

/**
 * If what was chosen is taken away, the usual choice takes its place, and that is said.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function giveWay(form, name) {
  const all = inputs(form, name);
  const former = all.find((input) => input.checked && input.disabled);
  const note = document.getElementById(`note-${name}`);
  if (note) note.textContent = "";
  if (!former) return;
  const now = all.find((input) => input.defaultChecked && !input.disabled) ?? all.find((input) => !input.disabled);
  const why = former.closest("label")?.querySelector(".why")?.textContent ?? "";
  former.checked = false;
  if (now) now.checked = true;
  if (note) note.textContent = say("new-instead", { former: labelOf(former), why, now: labelOf(now) });
}
