// What has been touched so far, and what that leads to. The board glows where it can be touched next; a touch narrows the
// offers, a touch beside steps back, one that leads nowhere is answered with the reason, and the last one sends the action
// (or asks first, if that is preferred, or if a finger cannot know what it would lead to).

/** @import { Journey, Offer } from "./types.js" */
import { isOn } from "../prefs.js";
import { preparePointing, showAside } from "./aside.js";
import { mark } from "./marks.js";
import { isMoving, skip } from "./motion.js";
import { allKeys, decided, follow, narrowed, nextKeys } from "./offers.js";
import { forgetPreviews, look } from "./preview.js";
import { command } from "./socket.js";
import { asked, state } from "./state.js";
import { hideNote, wonder } from "./why.js";

/** @type {string[]} */
let path = [];
/** @type {Offer | null} The offer that waits to be confirmed. */
let pending = null;
/** @type {string | null} What was touched last: touched again, it confirms. */
let last = null;
/** What is still to be done on the way to a distant place, and after which step. */
let voyage = { actions: /** @type {string[]} */ ([]), step: 0 };
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

export function lastTouched() {
  return last;
}

/** Shows what can be touched, after anything has changed. */
export function refresh() {
  const offers = offersNow();
  const fresh = offers.map((offer) => offer.action).join(" ");
  if (fresh !== made) {
    [path, pending, made] = [[], null, fresh];
    hideNote();
  }
  markAll(offers);
  preparePointing();
  showAside([...path, under]);
  look(pending ?? only(offers, path));
}

/** @param {Offer[]} offers */
function markAll(offers) {
  const next = pending ? new Set(/** @type {string[]} */ ([])) : nextKeys(offers, path);
  const before = path.flatMap((_, length) => [...nextKeys(offers, path.slice(0, length))]);
  const others = new Set([...before, ...allKeys(offers, path)]);
  const far = new Set(journeys().map(({ touch }) => touch).filter((key) => !next.has(key)));
  const hinted = offers.length > 0 ? (state.hint?.best[0]?.touch ?? []) : [];
  const advised = new Set([...hinted, ...state.points, ...state.pointed].filter((key) => !path.includes(key)));
  mark({ next, chosen: new Set(path), others, far, advised });
}

/**
 * The distant places that several actions lead to, as long as nothing else is begun.
 * @returns {Journey[]}
 */
function journeys() {
  return offersNow().length > 0 && path.length === 0 ? (state.now?.journeys ?? []) : [];
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
 * Touches a thing. A finger cannot point before it touches, so its first touch may only show what would come.
 * @param {string} key
 * @param {boolean} [finger]
 */
export function touch(key, finger = false) {
  if (isMoving()) return skip();
  const offers = offersNow();
  hideNote();
  voyage.actions = [];
  if (pending && last === key) return send(pending);
  const way = follow(offers, path, key);
  if (way === null) return stray(key);
  [path, pending, last] = [way, null, key];
  const offer = decided(offers, path);
  if (offer) return choose(offer, finger && isOn("twice"));
  refresh();
  changed();
}

/**
 * Touches what is no next step: a distant place is travelled to, of anything else it is asked why it is none. What was
 * chosen stays chosen, unless there is nothing to say.
 * @param {string} key
 */
export function stray(key) {
  if (isMoving()) return skip();
  hideNote();
  const journey = journeys().find((far) => far.touch === key);
  if (journey) return travel(journey);
  const chosen = path;
  if (offersNow().length === 0) return back();
  wonder([...path, key], () => path === chosen && back());
}

/** Touches what is shown of the action that is certain, where it would lie. */
export function touchGhost(finger = false) {
  const offer = pending ?? only(offersNow(), path);
  if (pending) return send(pending);
  if (offer) choose(offer, finger && isOn("twice"));
}

/**
 * Chooses a thing without deciding anything yet, because it is carried to somewhere; whether it can be.
 * @param {string} key
 */
export function lift(key) {
  const at = path.indexOf(key);
  const way = at >= 0 ? path.slice(0, at + 1) : follow(offersNow(), path, key);
  if (way === null) return false;
  hideNote();
  voyage.actions = [];
  [path, pending, last] = [way, null, key];
  refresh();
  changed();
  return true;
}

/**
 * Lays a thing down on another, or where the look ahead shows it. Anywhere else it goes back and stays chosen.
 * @param {string} key
 * @param {string | null} on
 * @param {boolean} onGhost
 */
export function drop(key, on, onGhost) {
  const way = on === null || on === key ? null : follow(offersNow(), path, on);
  if (on !== null && way !== null && way.length > path.length) return touch(on);
  if (onGhost) return touchGhost();
  const offer = decided(offersNow(), path);
  if (offer) return choose(offer, true);
  if (on !== null && !path.includes(on)) wonder([...path, on], () => {});
}

/** Takes back the last touch. */
export function back() {
  if (isMoving()) return skip();
  hideNote();
  voyage.actions = [];
  if (path.length === 0 && !pending) return;
  [path, pending] = [path.slice(0, -1), null];
  refresh();
  changed();
}

/**
 * Decides on an offer: sends it, or asks first.
 * @param {Offer} offer
 * @param {boolean} [ask]
 */
export function choose(offer, ask = false) {
  if (!ask && !isOn("confirm")) return send(offer);
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
  if (!done) voyage.actions = [];
  refresh();
  changed();
  hurry();
}

/**
 * Sets out for a distant place, one action after the other.
 * @param {Journey} journey
 */
function travel({ actions }) {
  voyage = { actions: [...actions], step: state.now?.steps ?? 0 };
  sailOn();
}

/** The next leg of a journey, as long as nothing else has happened and the next leg is still on offer. */
function sailOn() {
  const [action] = voyage.actions;
  const offer = offersNow().find((offer) => offer.action === action);
  if (!offer || voyage.step !== state.now?.steps) return void (voyage.actions = []);
  voyage = { actions: voyage.actions.slice(1), step: voyage.step + 1 };
  void send(offer);
}

/** Takes back the last decision, or asks the others for leave. */
export async function undo() {
  const seat = state.eyes;
  if (seat === null) return;
  hasty = false;
  await command({ undo: { seat } });
}

/** Goes on with a journey, or makes a forced action, if that is preferred. */
export function hurry() {
  if (voyage.actions.length > 0 && !isMoving() && (state.n ?? 0) >= (until ?? 0)) return sailOn();
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
