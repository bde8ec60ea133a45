// Saying something: phrases that everybody hears in their own language, and free text among those who were invited.

import { say } from "../words.js";
import { dialog } from "./dialog.js";
import { button, byId, make } from "./dom.js";
import { command } from "./socket.js";
import { state } from "./state.js";

const PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "nice-move",
  "oops",
  "sorry",
  "thank-you",
  "well-played",
  "good-game",
  "another",
  "goodbye",
];
const TEXT_CHARS = "200";

export function listenToTalk() {
  byId("talk").addEventListener("click", openTalk);
}

/** Only those who sit at the table talk there. */
export function showTalk() {
  byId("talk").toggleAttribute("disabled", state.own.length === 0);
}

function openTalk() {
  const phrases = PHRASES.map((phrase) =>
    button(say(`phrase-${phrase}`), () => (close(), void command({ say: { phrase } })), { class: "phrase" }),
  );
  const close = dialog(
    say("talk-title"),
    make("div", { class: "phrases" }, ...phrases),
    ...(state.open ? [] : [writing(() => close())]),
  );
}

/** @param {() => void} close */
function writing(close) {
  const field = make("input", {
    type: "text",
    id: "text",
    maxlength: TEXT_CHARS,
    "aria-label": say("talk-text"),
    autocomplete: "off",
  });
  const form = make("form", { class: "copy" }, field, make("button", { class: "primary" }, say("talk-send")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text) void command({ write: { text } });
    close();
  });
  return form;
}
