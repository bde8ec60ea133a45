// All that the page knows of the table, in one place. Views read it; only the functions here and `main.js` write it.

/** @import { News, Now, Present, Seat, Snapshot, Update, Advice } from "./types.js" */
import { say } from "../words.js";
import { byId } from "./dom.js";

/**
 * @typedef {object} Known
 * @property {string} table its id
 * @property {string} game
 * @property {string} lang
 * @property {number | null} n the last entry that the page has heard of; none before the first snapshot
 * @property {Now | null} now what is shown to be the case
 * @property {Seat[]} own the person's seats
 * @property {Seat | null} eyes with whose eyes all is seen
 * @property {Seat | null} seat from which of the own seats the person wants to look, if there are several
 * @property {boolean} open whether anybody may come
 * @property {boolean} clocks
 * @property {string} commitment
 * @property {boolean} secret whether hands are hidden from the others here
 * @property {News[]} log
 * @property {Present} present
 * @property {Advice | null} hint the advice that is shown
 * @property {string[]} points the keys of what a tutorial points at
 * @property {string[]} pointed the keys of what a line of the log points at
 * @property {number} skew by how much this device's clock is ahead of the server's
 */

const { table = "", game = "", lang = "en" } = byId("main").dataset;

/** @type {Known} */
export const state = {
  table,
  game,
  lang,
  n: null,
  now: null,
  own: [],
  eyes: null,
  seat: null,
  open: false,
  clocks: false,
  commitment: "",
  secret: false,
  log: [],
  present: { seats: [], watching: 0 },
  hint: null,
  points: [],
  pointed: [],
  skew: 0,
};

/** @param {Snapshot} snapshot */
export function takeSnapshot(snapshot) {
  const { n, now, own, eyes, commitment, log } = snapshot;
  const secret = state.secret || snapshot.hand != null;
  Object.assign(state, { n, now, own, eyes, commitment, log, secret, hint: null });
  state.open = snapshot.public;
  state.clocks = snapshot.clock != null;
}

/**
 * Hears what is new, and gives the news that had not been heard before; nothing if some between are missing. What is the
 * case now is shown when the eye has seen why: see `arrive`.
 * @param {Update} update
 * @returns {News[] | null}
 */
export function hearUpdate(update) {
  if (state.n === null || update.from > state.n) return null;
  const heard = state.n;
  if (update.n < heard) return [];
  const news = update.news.filter((item) => item.n > heard);
  if (news.some((item) => nameOf(item) === "step" || nameOf(item) === "took_back")) state.hint = null;
  state.n = update.n;
  return news;
}

/** @param {Now} now what is the case, after all that led to it was shown */
export function arrive(now) {
  state.now = now;
}

/**
 * Whether a piece of news is a step of this seat.
 * @param {News} news
 * @param {Seat | null} seat
 */
export function isStepOf(news, seat) {
  return nameOf(news) === "step" && seat !== null && detailOf(news).step.startsWith(`${seat} `);
}

/**
 * Whether it is a step of chance: a draw, a roll.
 * @param {News} news
 */
export function isChance(news) {
  return nameOf(news) === "step" && detailOf(news).step.startsWith("* ");
}

/**
 * The name of what happened: `sat`, `step`, `began`.
 * @param {News} news
 */
export function nameOf(news) {
  return typeof news.what === "string" ? news.what : (Object.keys(news.what)[0] ?? "");
}

/**
 * What happened in detail.
 * @param {News} news
 * @returns {Record<string, any>}
 */
export function detailOf(news) {
  return typeof news.what === "string" ? {} : news.what[nameOf(news)];
}

/** The seat that the person looks from, if it may act now. */
export function asked() {
  const { eyes, now } = state;
  return eyes !== null && now?.phase === "playing" && now.acting.includes(eyes) && now.offers.length > 0 ? eyes : null;
}

/**
 * What a seat is called: by its person's name, and its number too if they have several.
 * @param {Seat} seat
 */
export function nameOfSeat(seat) {
  const names = state.now?.seats.map(({ name }) => name) ?? [];
  const who = names[seat] ?? "";
  return names.indexOf(who) === names.lastIndexOf(who) ? who : say("seat-numbered", { who, number: seat + 1 });
}

/** Whether a script waits for an action here, so that nothing is done without asking. */
export function isScripted() {
  return state.now?.lesson?.action !== undefined;
}
