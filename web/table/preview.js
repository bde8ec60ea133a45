// What an action would lead to: asked of the server while somebody points at it, and shown as a ghost.

/** @import { Offer, Previewed } from "./types.js" */
import { ghost, unghost } from "./scene.js";
import { ask } from "./socket.js";
import { asked, state } from "./state.js";

/** Pointers cross many things on their way; only where they rest is worth a question. */
const REST_MS = 90;

/** @type {Map<string, Previewed>} */
const known = new Map();
/** @type {string | null} */
let wanted = null;
let timer = 0;

/** @type {(scores: number[] | null) => void} */
let showScores = () => {};

/** @param {(scores: number[] | null) => void} show called with the points that a preview leads to */
export function onPreview(show) {
  showScores = show;
}

/**
 * Shows what an offer would lead to; nothing ends the look.
 * @param {Offer | null} offer
 */
export function look(offer) {
  if (offer?.action === wanted) return;
  wanted = offer?.action ?? null;
  clearTimeout(timer);
  unghost();
  showScores(null);
  if (wanted === null) return;
  const ready = known.get(wanted);
  if (ready) show(ready);
  else timer = window.setTimeout(question, REST_MS, wanted);
}

/** @param {string} action */
function question(action) {
  const seat = asked();
  if (seat !== null && state.n !== null) ask({ n: state.n, seat, action });
}

/** @param {Previewed} previewed */
export function takePreview(previewed) {
  known.set(previewed.action, previewed);
  if (previewed.action === wanted) show(previewed);
}

/** @param {Previewed} previewed */
function show({ scene, scores }) {
  ghost(scene);
  showScores(scores);
}

/** What was looked at no longer holds. */
export function forgetPreviews() {
  known.clear();
  look(null);
}
