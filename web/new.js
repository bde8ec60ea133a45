// A new table: the form becomes terms. Which options there are, and what they mean, the server has written into it.

import { Trouble, openTable } from "./api.js";
import { keepApart } from "./clash.js";
import { arrangeable, orderOf } from "./order.js";
import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const total = /** @type {HTMLSelectElement} */ (form.elements.namedItem("total"));
const increment = /** @type {HTMLSelectElement} */ (form.elements.namedItem("increment"));

for (const list of form.querySelectorAll("ol.order")) arrangeable(/** @type {HTMLElement} */ (list));
form.addEventListener("change", arrange);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void open();
});
arrange();

/** Shows as many seats as there are players, the increment where there is a clock, and what can be chosen together. */
function arrange() {
  const players = Number(new FormData(form).get("players"));
  for (const seat of seats()) seat.hidden = Number(seat.dataset.seat) >= players;
  increment.disabled = total.value === "";
  keepApart(form);
}

/** @returns {NodeListOf<HTMLElement>} */
function seats() {
  return form.querySelectorAll("[data-seat]");
}

async function open() {
  for (const line of form.querySelectorAll(".trouble")) line.textContent = "";
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  try {
    await openTable(wishes());
  } catch (error) {
    complain(error instanceof Trouble ? error : new Trouble(String(error)));
  }
}

/** What `POST /api/tables` takes. */
function wishes() {
  const holders = [...seats()]
    .filter((seat) => !seat.hidden)
    .map((seat) => seat.querySelector("select")?.value ?? "open");
  if (holders.every(isBot)) throw new Trouble(say("new-nobody"), { option: "places" });
  const places = holders.map((holder) => (isBot(holder) ? { bot: holder } : "open"));
  const sit = holders.flatMap((holder, seat) => (holder === "me" || holder === "screen" ? [seat] : []));
  const clock = total.value ? { total: Number(total.value), increment: Number(increment.value) } : null;
  const isPublic = new FormData(form).get("public") === "yes";
  return { terms: { game: form.dataset.game, setup: setup(), places, public: isPublic, clock }, sit };
}

/** @param {string} holder */
function isBot(holder) {
  return !["me", "screen", "open"].includes(holder);
}

/** Every option, as the game reads it. */
function setup() {
  const data = new FormData(form);
  /** @type {Record<string, unknown>} */
  const options = {};
  /** @type {NodeListOf<HTMLElement>} */
  const fields = form.querySelectorAll("[data-option]");
  for (const { dataset } of fields) {
    const name = dataset.option ?? "";
    const value = data.get(name);
    if (dataset.kind === "number") options[name] = Number(value);
    else if (dataset.kind === "flag") options[name] = value !== null;
    else options[name] = value || own(name);
  }
  return options;
}

/**
 * A choice in a person's own words.
 * @param {string} name
 */
function own(name) {
  const order = document.getElementById(`order-${name}`);
  if (order) return orderOf(order);
  const words = ownField(name)?.value.replace(/\s/g, "");
  if (!words) throw new Trouble(say("new-own-missing"), { option: name });
  return words;
}

/**
 * Says what is wrong next to what it is about, and leads there.
 * @param {Trouble} trouble
 */
function complain(trouble) {
  const option = trouble.option ?? about(trouble);
  const line = option ? document.getElementById(`trouble-${option}`) : null;
  const own = option ? ownField(option) : null;
  const words = trouble.why === "setup" && line ? advice(own) : trouble.message;
  (line ?? /** @type {HTMLElement} */ (document.getElementById("trouble"))).textContent = words;
  if (!line) return;
  const field =
    own ?? form.querySelector(option === "places" ? "[data-seat] select" : `[data-option="${option}"] input`);
  field?.setAttribute("aria-invalid", "true");
  if (field instanceof HTMLElement) field.focus();
}

/**
 * What to do about an option that makes no game.
 * @param {HTMLInputElement | null} own the field for one's own words, if they are what is wrong
 */
function advice(own) {
  return own ? say("new-own-wrong", { example: own.placeholder }) : say("new-clash");
}

/**
 * The option that a refusal is about: it names it as the rules do.
 * @param {Trouble} trouble
 */
function about({ why, message }) {
  /** @type {NodeListOf<HTMLElement>} */
  const fields = form.querySelectorAll("[data-option]");
  const names = [...fields].map(({ dataset }) => dataset.option ?? "");
  return why === "setup" ? names.find((name) => new RegExp(`\\b${name} is\\b`).test(message)) : undefined;
}

/**
 * The field for one's own words, if they are what is chosen.
 * @param {string} option
 */
function ownField(option) {
  const field = document.getElementById(`${option}-own`);
  return field instanceof HTMLInputElement && field.offsetParent ? field : null;
}
