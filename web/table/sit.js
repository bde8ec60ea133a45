// Sitting down. Whoever does that for the first time here is asked for a name.

import { get, post } from "../api.js";
import { say } from "../words.js";
import { dialog } from "./dialog.js";
import { make } from "./dom.js";
import { notice } from "./say.js";
import { command, reopen } from "./socket.js";

/** @param {number[]} seats */
export async function sit(seats) {
  const me = await get("/api/me").catch(() => null);
  if (me?.name) return take(seats);
  askName(async (name) => {
    await post("/api/me", { name });
    reopen();
    await take(seats);
  });
}

/**
 * What everybody adds to the dice: nobody else knows it beforehand.
 * @param {number[]} seats
 */
function take(seats) {
  const nonce = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return command({ sit: { seats, nonce } });
}

/** @param {(name: string) => Promise<unknown>} then */
function askName(then) {
  const field = make("input", { type: "text", id: "name", maxlength: "40", autocomplete: "nickname", required: true });
  const form = make(
    "form",
    { class: "stacked" },
    make("div", { class: "field" }, make("label", { for: "name" }, say("name-label")), field),
    make("button", { class: "primary" }, say("name-sit")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (name) then(name).then(close, (trouble) => notice(trouble.message));
  });
  const close = dialog(say("name-title"), form);
  field.focus();
}
