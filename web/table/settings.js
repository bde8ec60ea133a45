// Settings, and what else concerns the whole table: resting, inviting, language, colours.

import { isNotified, setNotified } from "../notice.js";
import { SPEEDS, isOn, setSpeed, speed, turn } from "../prefs.js";
import { say } from "../words.js";
import { dialog } from "./dialog.js";
import { button, icon, make } from "./dom.js";
import { inviteCard } from "./invite.js";
import { notice } from "./say.js";
import { command } from "./socket.js";
import { state } from "./state.js";

/** @import { Switch } from "../prefs.js" */

const SWITCHES = /** @type {Switch[]} */ (["sound", "forced", "confirm", "twice", "notify"]);

/** @param {() => void} changed */
export function openSettings(changed) {
  const switches = SWITCHES.map((name) => check(name, changed));
  const place = make("div");
  const close = dialog(
    say("settings-title"),
    pace(),
    ...switches,
    make("div", { class: "line" }, ...looks(), make("a", { class: "button", href: "/me" }, icon("person"), say("settings-more"))),
    make("div", { class: "stacked" }, ...deeds(() => close(), place)),
    place,
  );
}

/** How fast others' steps are shown. */
function pace() {
  const choice = (/** @type {import("../prefs.js").Speed} */ value) => {
    const box = make("input", { type: "radio", name: "speed", value, checked: speed() === value });
    box.addEventListener("change", () => setSpeed(value));
    return make("label", {}, box, make("span", {}, say(`speed-${value}`)));
  };
  return make("fieldset", { class: "speed" }, make("legend", {}, say("settings-speed")), ...SPEEDS.map(choice));
}

/**
 * @param {Switch} name
 * @param {() => void} changed
 */
function check(name, changed) {
  const box = make("input", { type: "checkbox", name, checked: name === "notify" ? isNotified() : isOn(name) });
  box.addEventListener("change", () => void set(name, box).then(changed));
  return make(
    "label",
    { class: "check" },
    box,
    make("span", {}, say(`settings-${name}`), make("span", { class: "hint" }, say(`settings-${name}-about`))),
  );
}

/**
 * @param {Switch} name
 * @param {HTMLInputElement} box
 */
async function set(name, box) {
  if (name !== "notify") return turn(name, box.checked);
  const wanted = box.checked;
  box.checked = await setNotified(wanted);
  if (wanted && !box.checked) notice(say("settings-notify-refused"));
}

/** Both are at work on every page: see `shell.js`. */
function looks() {
  const [other, name] = state.lang === "de" ? ["en", "English"] : ["de", "Deutsch"];
  return [
    make("button", { type: "button", lang: other, "data-lang": other }, name),
    make(
      "button",
      { type: "button", "data-theme-switch": true },
      icon("moon"),
      icon("sun"),
      make("span", {}, say("settings-theme")),
    ),
  ];
}

/**
 * @param {() => void} close
 * @param {HTMLElement} place
 */
function deeds(close, place) {
  const playing = state.now?.phase === "playing" && state.own.length > 0;
  const pause = button(say("pause"), () => (close(), void command("pause")), { icon: "pause" });
  const invite = button(
    say("invite-title"),
    async () => place.replaceChildren((await inviteCard()) ?? say("invite-none")),
    { icon: "friend" },
  );
  return [...(playing && !(state.open && state.clocks) ? [pause] : []), invite];
}
