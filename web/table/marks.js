// Marks on the board: what can be touched glows along its own edge, whatever its shape; what was touched stands higher.

/** @import { Piece } from "./scene.js" */
import { isOn } from "../prefs.js";
import { draw } from "./dom.js";
import { bring, isInside, marks, reveal } from "./pane.js";
import { defineRing, fitRings } from "./ring.js";
import { HAND, PIECES, allPieces, changesNow, order, place, scale, symbol } from "./scene.js";

/** A finger, in pixels. */
const FINGER = 44;

const BREATH_MS = 900;

/** How soft an edge is while it is cut: about its width, in the drawing's units, or in pixels where those are larger. */
const BROAD = 1.5;

/**
 * @typedef {object} Marking
 * @property {Set<string>} next what can be touched next
 * @property {Set<string>} chosen what was touched
 * @property {Set<string>} others what could be touched instead
 * @property {Set<string>} far what several actions lead to
 * @property {Set<string>} advised what a hint points at
 */

marks.group.before(defineRing("ring", BROAD), defineRing("ring-strong", 2 * BROAD), defineRing("ring-double", BROAD, true));
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
  const { next, chosen, others, far, advised } = marking;
  const isIn = (/** @type {Set<string>[]} */ ...sets) => pieces.filter(({ sprite }) => sets.some((set) => set.has(sprite.key)));
  const touchable = isIn(next, chosen, others, far);
  const before = new Set(touchable);
  for (const piece of pieces) if (!before.has(piece)) release(piece);
  const finger = FINGER / scale();
  for (const piece of touchable) prepare(piece, marking, touchable, finger);
  const lifted = pieces.filter(({ sprite }) => marking.chosen.has(sprite.key));
  for (const piece of pieces) piece.group.classList.toggle("carried", lifted.some((under) => carries(under, piece)));
  ring(isIn(next, chosen, far, advised), marking);
  bring(isIn(next).map(({ sprite }) => sprite));
}

/** @param {Piece} piece */
function release({ group, sprite }) {
  if (group.dataset.touch === undefined) return;
  delete group.dataset.touch;
  delete group.dataset.offered;
  delete group.dataset.lift;
  group.classList.remove("chosen", "raised");
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
function prepare(piece, { next, chosen, far }, all, finger) {
  const { group, sprite } = piece;
  group.dataset.touch = "";
  group.toggleAttribute("data-offered", next.has(sprite.key) || far.has(sprite.key));
  group.toggleAttribute("data-lift", sprite.layer >= PIECES);
  group.classList.toggle("chosen", chosen.has(sprite.key));
  group.classList.toggle("raised", chosen.has(sprite.key) && sprite.layer >= PIECES);
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
 * Draws the rings: a broad one around what was chosen, a second one around what is advised, a faint one where the way is
 * long.
 * @param {Piece[]} pieces
 * @param {Marking} marking
 */
function ring(pieces, marking) {
  const kinds = pieces.map(({ sprite }) => kindOf(sprite.key, marking));
  const now = pieces.map(({ sprite }, index) => `${kinds[index]}${sprite.key}${sprite.at}`).join();
  if (now === shown) return;
  shown = now;
  const made = pieces.map((piece, index) => ringOf(piece, kinds[index] ?? "next"));
  rings.inner.replaceChildren(...made.filter((_, index) => pieces[index] && isInside(pieces[index].sprite)));
  rings.outer.replaceChildren(...made.filter((_, index) => pieces[index] && !isInside(pieces[index].sprite)));
  const breath = [{ opacity: 0.1 }, { opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }];
  if (isOn("motion")) for (const group of Object.values(rings)) group.animate(breath, BREATH_MS);
}

/** Which filter draws which ring. */
const FILTERS = { chosen: "ring-strong", advised: "ring-double", next: "ring", far: "ring" };

/**
 * @param {string} key
 * @param {Marking} marking
 * @returns {keyof typeof FILTERS}
 */
function kindOf(key, { next, chosen, advised }) {
  if (chosen.has(key)) return "chosen";
  if (advised.has(key)) return "advised";
  return next.has(key) ? "next" : "far";
}

/**
 * @param {Piece} piece
 * @param {keyof typeof FILTERS} kind
 */
function ringOf({ sprite }, kind) {
  const group = draw("g", { class: kind === "chosen" && sprite.layer >= PIECES ? "chosen raised" : kind });
  group.style.transform = place(sprite);
  const [width, height] = sprite.size;
  const shape = symbol(sprite) ?? draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: 6 });
  shape.setAttribute("filter", `url(#${FILTERS[kind]})`);
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
