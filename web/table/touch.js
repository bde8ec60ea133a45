// What has been touched so far, and what that leads to. The board glows where it can be touched next; a touch narrows the
// offers, a touch beside steps back, and the last one sends the action (or asks first, if that is preferred).

/** @import { Offer } from "./types.js" */
import { isOn } from "../prefs.js";
import { preparePointing, showAside } from "./aside.js";
import { mark } from "./marks.js";
import { isMoving, skip } from "./motion.js";
import { decided, follow, narrowed, nextKeys } from "./offers.js";
import { forgetPreviews, look } from "./preview.js";
import { command } from "./socket.js";
import { asked, state } from "./state.js";

/** @type {string[]} */
let path = [];
/** @type {Offer | null} The offer that waits to be confirmed. */
let pending = null;
/** The offers that the path was made for, to notice when they are others. */
let made = "";
/** @type {number | null} Up to which entry the board is not to be touched, because an action is under way. */
let until = null;
/** Whether a forced action may be made without asking: not after one was taken back or refused. */
let hasty = true;
/** @type {string | null} What is pointed at. */
let under = null;

/** @type {() => void} */
let changed = () => {};

/** @param {() => void} then called when the person narrowed or stepped back */
export function onTouch(then) {
  changed = then;
}

/** What may be done now, if the board may be touched at all. */
export function offersNow() {
  const waiting = until !== null && (state.n ?? 0) < until;
  return asked() === null || waiting || isMoving() ? [] : (state.now?.offers ?? []);
}

export function pathNow() {
  return path;
}

export function pendingNow() {
  return pending;
}

/** Shows what can be touched, after anything has changed. */
export function refresh() {
  const offers = offersNow();
  const fresh = offers.map((offer) => offer.action).join(" ");
  if (fresh !== made) [path, pending, made] = [[], null, fresh];
  markAll(offers);
  preparePointing();
  showAside([...path, under]);
  look(pending ?? only(offers, path));
}

/** @param {Offer[]} offers */
function markAll(offers) {
  const next = pending ? new Set(/** @type {string[]} */ ([])) : nextKeys(offers, path);
  const others = new Set(path.flatMap((_, length) => [...nextKeys(offers, path.slice(0, length))]));
  const hinted = offers.length > 0 ? (state.hint?.best[0]?.touch ?? []) : [];
  const advised = new Set([...hinted, ...state.points].filter((key) => !path.includes(key)));
  mark({ next, chosen: new Set(path), others, advised });
}

/**
 * The only offer that these keys lead to.
 * @param {Offer[]} offers
 * @param {string[]} keys
 */
function only(offers, keys) {
  const left = keys.length > 0 ? narrowed(offers, keys) : [];
  return left.length === 1 ? (left[0] ?? null) : null;
}

/**
 * Touches a thing.
 * @param {string} key
 */
export function touch(key) {
  if (isMoving()) return skip();
  const offers = offersNow();
  if (pending && path.at(-1) === key) return send(pending);
  const way = follow(offers, path, key);
  if (way === null) return back();
  [path, pending] = [way, null];
  const offer = decided(offers, path);
  if (offer) return choose(offer);
  refresh();
  changed();
}

/** Takes back the last touch. */
export function back() {
  if (isMoving()) return skip();
  if (path.length === 0 && !pending) return;
  [path, pending] = [path.slice(0, -1), null];
  refresh();
  changed();
}

/**
 * Decides on an offer: sends it, or asks first.
 * @param {Offer} offer
 */
export function choose(offer) {
  if (!isOn("confirm")) return send(offer);
  pending = offer;
  refresh();
  changed();
}

/** @param {Offer} offer */
export async function send(offer) {
  const seat = asked();
  if (seat === null) return;
  [path, pending, until, hasty] = [[], null, Infinity, true];
  forgetPreviews();
  refresh();
  changed();
  const answer = await command({ act: { seat, action: offer.action } });
  const done = answer !== null && "done" in answer;
  [until, hasty] = [done ? answer.done.n : null, done];
  refresh();
  changed();
  hurry();
}

/** Takes back the last decision, or asks the others for leave. */
export async function undo() {
  const seat = state.eyes;
  if (seat === null) return;
  hasty = false;
  await command({ undo: { seat } });
}

/** Makes a forced action, if that is preferred. */
export function hurry() {
  const [offer, ...others] = offersNow();
  if (!offer || others.length > 0 || !hasty || !isOn("forced") || isOn("confirm") || path.length > 0) return;
  // Whoever is being told something is not hurried.
  if (state.now?.lesson) return;
  void send(offer);
}

/**
 * Looks at what touching a thing would lead to, if it would decide something, and at what belongs to it.
 * @param {string | null} key
 */
export function pointAt(key) {
  under = key;
  showAside([...path, under]);
  const offers = offersNow();
  const way = key === null ? null : follow(offers, path, key);
  look(pending ?? (way && only(offers, way)) ?? only(offers, path));
}
