// Several people at one screen: who is next gets the screen before they see their hand.

import { say } from "../words.js";
import { byId } from "./dom.js";
import { watch } from "./socket.js";
import { nameOfSeat, state } from "./state.js";

const cover = byId("cover");
/** @type {number | null} The seat whose person holds the screen. */
let holds = null;

export function listenToCover() {
  byId("cover-open").addEventListener("click", () => {
    holds = next();
    turnTo(holds);
    showCover();
  });
}

/** The own seat that is to look now: the one that acts, or else the one that looks already. */
function next() {
  const { own, eyes, now } = state;
  const acting = own.filter((seat) => now?.acting.includes(seat) && !now.seats[seat]?.bot);
  return eyes !== null && (acting.length === 0 || acting.includes(eyes)) ? eyes : (acting[0] ?? eyes);
}

/**
 * Looks from another seat. What was seen from the one before does not count there, so everything is asked for anew.
 * @param {number | null} seat
 */
function turnTo(seat) {
  if (seat === null || seat === state.eyes) return;
  [state.seat, state.n] = [seat, null];
  watch();
}

/** Covers the screen until the next person has it; where nobody has secrets, just looks from the next seat. */
export function showCover() {
  const shared = state.own.length > 1 && state.now?.phase === "playing";
  const seat = shared ? next() : null;
  const needed = shared && state.secret && seat !== null && (seat !== holds || seat !== state.eyes);
  if (needed) {
    byId("cover-title").textContent = say("cover-title", { who: nameOfSeat(seat) });
    byId("cover-lead").textContent = say("cover-lead", { who: nameOfSeat(seat) });
    byId("cover-open").textContent = say("cover-open", { who: nameOfSeat(seat) });
  }
  if (cover.hidden === needed) {
    cover.hidden = !needed;
    byId("main").toggleAttribute("inert", needed);
    if (needed) byId("cover-open").focus();
  }
  if (shared && !state.secret) turnTo(seat);
}
