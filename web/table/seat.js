// What can be done about a seat: sit down, leave, let a bot sit in, come back.

/** @import { SeatShown } from "./types.js" */
import { say } from "../words.js";
import { button, make } from "./dom.js";
import { dialog } from "./dialog.js";

import { sit } from "./sit.js";
import { command } from "./socket.js";
import { state } from "./state.js";

/** @param {number} number */
export function openSeat(number) {
  const seat = state.now?.seats[number];
  if (!seat || state.now?.phase === "waiting") return;
  const close = dialog(
    seat.name,
    make("p", { class: "second" }, about(seat)),
    make("div", { class: "stacked" }, ...deeds(seat, () => close())),
  );
}

/** @param {SeatShown} seat */
function about({ held, bot, seat }) {
  if (held === "open") return say("seat-free-about");
  if (held === "bot") return say("seat-bot-about", { level: say(`level-${bot}`) });
  if (bot) return say("seat-stand-in-about", { level: say(`level-${bot}`) });
  return state.present.seats.includes(seat) ? say("seat-here-about") : say("seat-away-about");
}

/**
 * @param {SeatShown} seat
 * @param {() => void} close
 */
function deeds({ held, bot, seat }, close) {
  const own = state.own.includes(seat);
  const over = state.now?.phase === "over";
  const possible = /** @type {[boolean, string, () => void, string][]} */ ([
    [held === "open", "seat-sit", () => sit([seat]), "person"],
    [own && !bot, "seat-let-bot", () => command({ sit_in: { seat } }), "bot"],
    [own && Boolean(bot), "seat-come-back", () => command({ come_back: { seat } }), "person"],
    [own, "seat-leave", () => command({ leave: { seat } }), "leave"],
    [
      !own && state.own.length > 0 && held === "person" && !bot && !state.present.seats.includes(seat),
      "seat-let-bot-for",
      () => command({ sit_in: { seat } }),
      "bot",
    ],
  ]);
  const press = (/** @type {() => void} */ act) => () => (close(), act());
  return over
    ? []
    : possible.filter(([may]) => may).map(([, key, act, icon]) => button(say(key), press(act), { icon }));
}
