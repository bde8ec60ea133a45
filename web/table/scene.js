// The board: one element per key in one drawing. What keeps its key keeps its element, so that it can glide.
//
// As in crates/render: a group is moved to the sprite's middle, the symbol lies around it, words are not turned with it.

/** @import { Change, Scene, Sprite } from "./types.js" */
import { byId, draw } from "./dom.js";

/**
 * @typedef {object} Piece
 * @property {Sprite} sprite
 * @property {SVGGElement} group
 */

/**
 * What a change did to a piece, for whoever wants to show it.
 * @typedef {object} Move
 * @property {Piece} piece
 * @property {Sprite | null} from what it was; nothing if it is new
 * @property {boolean} gone
 */

const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("scene")));
const board = draw("g");
/** Marks on what is offered, chosen, advised; they lie over everything. */
export const marks = draw("g", { class: "marks", "aria-hidden": "true" });
svg.append(board, marks);

/** How large the drawing is on the screen. Asking for it anew would cost a layout each time. */
let room = new DOMRect();
new ResizeObserver(([entry]) => (room = entry ? DOMRect.fromRect(entry.contentRect) : room)).observe(svg);

/** @type {Map<string, Piece>} */
const pieces = new Map();
/** @type {[number, number]} */
let size = [0, 0];

/** How often the board has changed. */
let changes = 0;

export function changesNow() {
  return changes;
}

/** @param {string} key */
export function pieceOf(key) {
  return pieces.get(key);
}

/** All pieces, those below first. */
export function allPieces() {
  return [...pieces.values()].sort((one, other) => order(one.sprite, other.sprite));
}

/** Width and height of the drawing, in its own units. */
export function sceneSize() {
  return size;
}

/** How many pixels of the screen a unit is, as long as nobody looks closer. */
export function scale() {
  return Math.min(room.width / size[0], room.height / size[1]) || 1;
}

/**
 * Where a place of the screen is in the drawing.
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export function toScene(x, y) {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  return [point.x, point.y];
}

/**
 * Shows a whole scene, as the change from what is shown.
 * @param {Scene} scene
 * @returns {Move[]}
 */
export function show(scene) {
  const keys = new Set(scene.sprites.map((sprite) => sprite.key));
  const gone = [...pieces.keys()].filter((key) => !keys.has(key));
  return change({ size: scene.size, gone, put: scene.sprites });
}

/**
 * Shows a whole scene without saying how it came about.
 * @param {Scene} scene
 */
export function showAtOnce(scene) {
  for (const { piece, gone } of show(scene)) if (gone) piece.group.remove();
}

/**
 * Puts everything where it belongs at once, and says what moved.
 * @param {Change} change
 * @returns {Move[]}
 */
export function change({ size: other, gone = [], put = [] }) {
  changes += 1;
  if (other) resize(other);
  const left = gone.flatMap((key) => pieces.get(key) ?? []);
  for (const piece of left) pieces.delete(piece.sprite.key);
  const moves = left.map((piece) => ({ piece, from: piece.sprite, gone: true }));
  const fresh = put.filter((sprite) => JSON.stringify(pieces.get(sprite.key)?.sprite) !== JSON.stringify(sprite));
  return [...moves, ...fresh.map(putSprite)];
}

/** @param {[number, number]} other */
function resize(other) {
  if (size.join() === other.join()) return;
  size = other;
  svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
  byId("main").style.setProperty("--ratio", String(size[1] / size[0]));
}

/**
 * @param {Sprite} sprite
 * @returns {Move}
 */
function putSprite(sprite) {
  const old = pieces.get(sprite.key);
  const from = old?.sprite ?? null;
  const piece = old ?? { sprite, group: draw("g", { class: "piece" }) };
  piece.sprite = sprite;
  pieces.set(sprite.key, piece);
  dress(piece.group, sprite);
  if (from?.layer !== sprite.layer) board.insertBefore(piece.group, above(sprite));
  return { piece, from, gone: false };
}

/**
 * The element that a new one is put before.
 * @param {Sprite} sprite
 */
function above(sprite) {
  let next = null;
  for (const piece of pieces.values()) {
    const later = piece.group.parentNode === board && order(sprite, piece.sprite) < 0;
    if (later && (next === null || order(piece.sprite, next.sprite) < 0)) next = piece;
  }
  return next?.group ?? null;
}

/**
 * @param {Sprite} one
 * @param {Sprite} other
 */
function order(one, other) {
  return one.layer - other.layer || (one.key < other.key ? -1 : Number(one.key > other.key));
}

/** @type {(group: SVGGElement, sprite: Sprite) => void} */
let dressed = () => {};

/**
 * Lets somebody add to what a sprite is.
 * @param {(group: SVGGElement, sprite: Sprite) => void} then
 */
export function onDress(then) {
  dressed = then;
}

/**
 * Makes a group look like a sprite, whatever it looked like before.
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
export function dress(group, sprite) {
  group.dataset.key = sprite.key;
  group.style.transform = place(sprite);
  group.style.opacity = sprite.light === undefined ? "" : String(sprite.light / 100);
  group.replaceChildren(...[symbol(sprite), words(sprite)].filter((part) => part !== null));
  name(group, sprite);
  dressed(group, sprite);
}

/**
 * Says what a sprite is to those who do not see it. Mere decoration is not mentioned.
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
function name(group, { label }) {
  if (label === undefined) return group.setAttribute("aria-hidden", "true");
  group.removeAttribute("aria-hidden");
  group.setAttribute("aria-label", label);
  group.setAttribute("role", "img");
}

/** @param {Sprite} sprite */
export function place({ at: [x, y] }) {
  return `translate(${x}px, ${y}px)`;
}

/** @param {Sprite} sprite */
export function symbol({ sprite, size: [width, height], turn = 0, tint = "ink" }) {
  if (sprite === undefined) return null;
  const use = draw("use", { href: `#${sprite}`, x: -width / 2, y: -height / 2, width, height });
  if (turn !== 0) use.style.rotate = `${turn}deg`;
  use.style.setProperty("--tint", `var(--${tint})`);
  return use;
}

/** @param {Sprite} sprite */
function words({ text }) {
  if (!text) return null;
  const element = draw("text", { y: text.size * 0.355, "font-size": text.size });
  element.style.fill = `var(--${text.color})`;
  element.textContent = text.words;
  return element;
}

/** @type {SVGGElement[]} */
let ghosts = [];

/**
 * Shows what a change would do: what would come shines through, what would leave fades.
 * @param {Change} change
 */
export function ghost({ gone = [], put = [] }) {
  unghost();
  for (const key of gone) pieces.get(key)?.group.classList.add("leaving");
  for (const sprite of put) {
    const now = pieces.get(sprite.key);
    if (now && looksLike(now.sprite, sprite)) continue;
    now?.group.classList.add(now.sprite.at.join() === sprite.at.join() ? "replaced" : "leaving");
    ghosts.push(ghostOf(sprite));
  }
}

/** @param {Sprite} sprite */
function ghostOf(sprite) {
  const group = draw("g", { class: "ghost" });
  dress(group, { ...sprite, label: undefined });
  delete group.dataset.key;
  board.insertBefore(group, above(sprite));
  return group;
}

export function unghost() {
  for (const group of ghosts) group.remove();
  ghosts = [];
  for (const group of board.querySelectorAll(".leaving, .replaced")) group.classList.remove("leaving", "replaced");
}

/**
 * Whether two sprites look the same, whatever is said about them.
 * @param {Sprite} one
 * @param {Sprite} other
 */
export function looksLike(one, other) {
  const look = (/** @type {Sprite} */ { label: _, ...rest }) => JSON.stringify(rest);
  return look(one) === look(other);
}

/**
 * Brings the game's symbols into the page, so that the theme's colours reach them.
 * @param {string} address
 */
export async function loadArt(address) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const art = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  art.setAttribute("class", "art");
  art.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(art, true));
}
