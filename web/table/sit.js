// Sitting down. Whoever does that for the first time here is asked for a name.

import { get, nonce, post } from "../api.js";
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

/** @param {number[]} seats */
function take(seats) {
  return command({ sit: { seats, nonce: nonce() } });
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
