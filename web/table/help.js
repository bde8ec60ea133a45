// Which keys there are, in a small window.

import { say } from "../words.js";
import { dialog } from "./dialog.js";
import { make } from "./dom.js";

/** What is pressed, and for what: words of the table, or signs that are the same in every language. */
const KEYS = /** @type {[string[], string][]} */ ([
  [[say("key-arrows")], "keys-arrows"],
  [[say("key-enter")], "keys-enter"],
  [["Esc"], "keys-escape"],
  [[say("key-tab")], "keys-tab"],
  [["i"], "keys-explain"],
  [["+", "−", "0"], "keys-zoom"],
  [["?"], "keys-help"],
]);

export function openHelp() {
  const rows = KEYS.flatMap(([signs, about]) => [
    make("dt", {}, ...signs.map((sign) => make("kbd", {}, sign))),
    make("dd", {}, say(about)),
  ]);
  dialog(say("keys-title"), make("dl", { class: "keys" }, ...rows));
}
