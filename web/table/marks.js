// Marks on the board: what can be touched glows along its own edge, whatever its shape; what was touched stands higher.

/** @import { Piece } from "./scene.js" */
import { isOn } from "../prefs.js";
import { draw } from "./dom.js";
import { isInside, marks, reveal } from "./pane.js";
import { defineRing, fitRings } from "./ring.js";
import { allPieces, changesNow, order, place, scale, symbol } from "./scene.js";

/** A finger, in pixels. */
const FINGER = 44;

const BREATH_MS = 900;

/** From this layer on things lie before the person: what is chosen there is lifted with all that lies on it. */
const HAND = 500;

/**
 * @typedef {object} Marking
 * @property {Set<string>} next what can be touched next
 * @property {Set<string>} chosen what was touched
 * @property {Set<string>} others what could be touched instead
 * @property {Set<string>} advised what a hint points at
 */

marks.group.before(defineRing("ring", "lamp", 0.4), defineRing("ring-strong", "ember", 0.1));
const rings = { inner: draw("g", { class: "rings" }), outer: draw("g", { class: "rings" }) };
const focusRing = draw("rect", { class: "focus-ring", visibility: "hidden" });
marks.inner.append(rings.inner);
marks.outer.append(rings.outer, focusRing);
/** What is marked, and which rings are drawn, to do nothing where nothing has changed. */
let marked = "";
let shown = "";

/**
 * Marks the board anew.
 * @param {Marking} marking
 */
export function mark(marking) {
  const now = [changesNow(), ...Object.values(marking).map((keys) => [...keys].join(" "))].join("|");
  if (now === marked) return;
  marked = now;
  fitRings(scale());
  const pieces = allPieces();
  const touchable = pieces.filter(
    ({ sprite: { key } }) => marking.next.has(key) || marking.chosen.has(key) || marking.others.has(key),
  );
  const before = new Set(touchable);
  for (const piece of pieces) if (!before.has(piece)) release(piece);
  const finger = FINGER / scale();
  for (const piece of touchable) prepare(piece, marking, touchable, finger);
  const lifted = pieces.filter(({ sprite }) => marking.chosen.has(sprite.key));
  for (const piece of pieces) piece.group.classList.toggle("carried", lifted.some((under) => carries(under, piece)));
  const ringed = pieces.filter(
    ({ sprite: { key } }) => marking.next.has(key) || marking.chosen.has(key) || marking.advised.has(key),
  );
  ring(ringed, marking);
}

/** @param {Piece} piece */
function release({ group, sprite }) {
  if (group.dataset.touch === undefined) return;
  delete group.dataset.touch;
  delete group.dataset.offered;
  group.classList.remove("chosen");
  group.removeAttribute("tabindex");
  group.removeAttribute("aria-pressed");
  group.setAttribute("role", "img");
  group.querySelector(".hit")?.remove();
  if (sprite.label === undefined) group.removeAttribute("role");
}

/**
 * Makes a piece something to touch, by pointer, finger and keyboard.
 * @param {Piece} piece
 * @param {Marking} marking
 * @param {Piece[]} all
 * @param {number} finger its size, in the drawing's units
 */
function prepare(piece, { next, chosen }, all, finger) {
  const { group, sprite } = piece;
  group.dataset.touch = "";
  if (next.has(sprite.key)) group.dataset.offered = "";
  else delete group.dataset.offered;
  group.classList.toggle("chosen", chosen.has(sprite.key));
  group.setAttribute("role", "button");
  group.setAttribute("tabindex", group.getAttribute("tabindex") ?? "-1");
  if (chosen.has(sprite.key)) group.setAttribute("aria-pressed", "true");
  else group.removeAttribute("aria-pressed");
  group.querySelector(".hit")?.remove();
  if (!all.some((other) => other !== piece && overlaps(piece, other))) group.prepend(hit(piece, finger));
}

/**
 * Whether two pieces share their place, so that only their shapes tell them apart.
 * @param {Piece} one
 * @param {Piece} other
 */
function overlaps({ sprite: one }, { sprite: other }) {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < Math.min(one.size[0], other.size[0]) / 3;
}

/**
 * Whether a piece lies on another, and is lifted with it: the drawing on a card.
 * @param {Piece} under
 * @param {Piece} piece
 */
function carries({ sprite: under }, { sprite }) {
  const within = (/** @type {0 | 1} */ axis) =>
    Math.abs(sprite.at[axis] - under.at[axis]) + sprite.size[axis] / 2 <= under.size[axis] / 2 + 1;
  return order(under, sprite) < 0 && under.layer >= HAND && within(0) && within(1);
}

/**
 * @param {Piece} piece
 * @param {number} finger
 */
function hit({ sprite }, finger) {
  const least = Math.min(finger, 1.3 * Math.max(...sprite.size));
  const [width, height] = sprite.size.map((side) => Math.max(side, least));
  const rect = draw("rect", { class: "hit", x: -width / 2, y: -height / 2, width, height });
  if (sprite.turn) rect.style.rotate = `${sprite.turn}deg`;
  return rect;
}

/**
 * @param {Piece[]} pieces
 * @param {Marking} marking
 */
function ring(pieces, { chosen, advised }) {
  const isStrong = (/** @type {string} */ key) => chosen.has(key) || advised.has(key);
  const now = pieces.map(({ sprite }) => `${isStrong(sprite.key)}${sprite.key}${sprite.at}`).join();
  if (now === shown) return;
  shown = now;
  const ringed = (/** @type {boolean} */ inside) =>
    pieces
      .filter(({ sprite }) => isInside(sprite) === inside)
      .map((piece) => ringOf(piece, isStrong(piece.sprite.key), chosen.has(piece.sprite.key)));
  rings.inner.replaceChildren(...ringed(true));
  rings.outer.replaceChildren(...ringed(false));
  const breath = [{ opacity: 0.1 }, { opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }];
  if (isOn("motion")) for (const group of Object.values(rings)) group.animate(breath, BREATH_MS);
}

/**
 * @param {Piece} piece
 * @param {boolean} strong
 * @param {boolean} chosen
 */
function ringOf({ sprite }, strong, chosen) {
  const group = draw("g", { class: chosen ? "chosen" : "" });
  group.style.transform = place(sprite);
  const [width, height] = sprite.size;
  const shape = symbol(sprite) ?? draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: 6 });
  shape.setAttribute("filter", `url(#${strong ? "ring-strong" : "ring"})`);
  group.append(shape);
  return group;
}

/**
 * Shows where the focus is; nowhere takes the ring away.
 * @param {Piece | null} piece
 */
export function focusOn(piece) {
  focusRing.setAttribute("visibility", piece ? "visible" : "hidden");
  if (!piece) return;
  marks.groupOf(piece.sprite).append(focusRing);
  reveal(piece.sprite);
  const [width, height] = piece.sprite.size.map((side) => side + 8);
  for (const [name, value] of Object.entries({ x: -width / 2, y: -height / 2, width, height, rx: 10 })) {
    focusRing.setAttribute(name, String(value));
  }
  focusRing.style.transform = `${place(piece.sprite)} rotate(${piece.sprite.turn ?? 0}deg)`;
}
