// The board: one element per key in one drawing. What keeps its key keeps its element, so that it can glide.
//
// As in crates/render: a group is moved to the sprite's middle, the symbol lies around it, words are not turned with it.

/** @import { Change, Scene, Sprite } from "./types.js" */
import { byId, draw } from "./dom.js";
import { board, isInside, isMeant, setPane } from "./pane.js";
import { frameShift, isStill, shifted } from "./reframe.js";

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
/** From this layer on things lie on the board; what is below is the board itself, and light on it. */
export const PIECES = 300;
/** From this layer on what is shown for something that is pointed at covers all else: nothing is touched through it. */
const COVERS = 600;

/** From this layer on there is what is written about the board. */
const ABOVE = 400;

/** From this layer on things lie before the person. */
export const HAND = 500;

/** The sprite of this key says which part of the drawing can be looked at closer. */
const WINDOW = "window";

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
  frame(put.find(({ key }) => key === WINDOW) ?? (gone.includes(WINDOW) ? undefined : pieces.get(WINDOW)?.sprite));
  const left = gone.flatMap((key) => pieces.get(key) ?? []);
  for (const piece of left) pieces.delete(piece.sprite.key);
  const moves = left.map((piece) => ({ piece, from: piece.sprite, gone: true }));
  const fresh = put.filter((sprite) => JSON.stringify(pieces.get(sprite.key)?.sprite) !== JSON.stringify(sprite));
  return [...moves, ...fresh.map(putSprite)];
}

/**
 * The window is what the game says it is, or all of the drawing.
 * @param {Sprite} [window]
 */
function frame(window) {
  setPane(window ?? { at: [size[0] / 2, size[1] / 2], size }, window !== undefined);
  for (const { group, sprite } of pieces.values()) {
    if (group.parentNode !== board.groupOf(sprite)) insert(group, sprite);
  }
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
  if (from?.layer !== sprite.layer || isInside(from) !== isInside(sprite)) insert(piece.group, sprite);
  return { piece, from, gone: false };
}

/**
 * Puts the element of a sprite under those that lie over it.
 * @param {SVGGElement} group
 * @param {Sprite} sprite
 */
function insert(group, sprite) {
  const parent = board.groupOf(sprite);
  let next = null;
  for (const piece of pieces.values()) {
    const later = piece.group !== group && piece.group.parentNode === parent && order(sprite, piece.sprite) < 0;
    if (later && (next === null || order(piece.sprite, next.sprite) < 0)) next = piece;
  }
  parent.insertBefore(group, next?.group ?? null);
}

/**
 * What lies under what.
 * @param {Sprite} one
 * @param {Sprite} other
 */
export function order(one, other) {
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
  group.classList.toggle("aside", sprite.when !== undefined);
  group.classList.toggle("cover", sprite.when !== undefined && sprite.layer >= COVERS);
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

/**
 * How the things of somebody with points look, by the column of their points; nothing where all play with the same.
 * @param {number} column
 */
export function badgesOf(column) {
  return [...pieces.values()].map(({ sprite }) => sprite).filter(({ key }) => `${key}/`.startsWith(`badge/${column}/`));
}

/**
 * The same, to stand beside a name.
 * @param {number} column
 */
export function drawBadges(column) {
  return badgesOf(column).map((sprite) => {
    const drawing = draw("svg", { class: "badge", viewBox: "-10 -10 20 20", "aria-hidden": "true" });
    drawing.append(symbol({ ...sprite, size: [20, 20] }) ?? "");
    return drawing;
  });
}

/** @param {Sprite} sprite */
function words({ text }) {
  if (!text) return null;
  const element = draw("text", { y: text.size * 0.355, "font-size": text.size });
  element.style.fill = `var(--${text.color})`;
  element.textContent = text.words;
  return element;
}

/** @type {Piece[]} */
let ghosts = [];

/**
 * Shows what a change would do on the board: what would come shines through, what would leave fades. A hand stays as it
 * is, because it can be touched. What dice show is left to chance; where they would lie is not.
 * @param {Change} change
 */
export function ghost({ gone = [], put = [] }) {
  unghost();
  const seen = put.filter((sprite) => sprite.when === undefined && sprite.layer < HAND && !isThrown(sprite));
  const shift = frameShift(seen.flatMap(onBoard));
  for (const piece of gone.flatMap((key) => pieces.get(key) ?? [])) if (!isDie(piece.sprite.key)) fade(piece, "leaving");
  for (const sprite of seen) ghostTo(sprite, shift);
  for (const { key, at } of seen) if (isDie(key)) hideDieAt(at);
}

/**
 * Whether a die would come or show something else.
 * @param {Sprite} die
 */
function isThrown({ key, sprite, tint }) {
  const now = pieces.get(key)?.sprite;
  return isDie(key) && (now?.sprite !== sprite || now?.tint !== tint);
}

/**
 * A die that another would take the place of does not shine through it.
 * @param {[number, number]} at
 */
function hideDieAt(at) {
  for (const { group, sprite } of pieces.values()) {
    if (isDie(sprite.key) && sprite.at.join() === at.join()) group.classList.add("replaced");
  }
}

/**
 * @param {Piece} piece
 * @param {"leaving" | "replaced"} how
 */
function fade({ group, sprite }, how) {
  if (sprite.layer < HAND) group.classList.add(how);
}

/**
 * Whether something that would come lies at a place of the screen: a piece, or what is not there yet at all.
 * @param {number} x
 * @param {number} y
 */
export function isGhostAt(x, y) {
  return ghosts.some(({ sprite }) => {
    const isPiece = sprite.layer >= PIECES && sprite.layer < ABOVE;
    const comes = isPiece || (sprite.label !== undefined && !pieces.has(sprite.key));
    return comes && isMeant(sprite, x, y);
  });
}

/** @param {string} key */
function isDie(key) {
  return key.startsWith("die/");
}

/**
 * What a thing of the board is, and what it would be.
 * @param {Sprite} then
 * @returns {[Sprite, Sprite][]}
 */
function onBoard(then) {
  const now = pieces.get(then.key)?.sprite;
  return now && now.layer === then.layer && then.layer < PIECES && now.sprite !== undefined ? [[now, then]] : [];
}

/**
 * @param {Sprite} sprite
 * @param {import("./reframe.js").Shift | null} shift
 */
function ghostTo(sprite, shift) {
  const now = pieces.get(sprite.key);
  const then = shift && isInside(sprite) ? shifted(sprite, shift) : sprite;
  if (now && (shift ? isStill(now.sprite, then) : looksLike(now.sprite, then))) return;
  if (shift && then.sprite === undefined) return;
  if (now) fade(now, now.sprite.at.join() === then.at.join() ? "replaced" : "leaving");
  ghosts.push({ sprite: then, group: ghostOf(then) });
}

/** @param {Sprite} sprite */
function ghostOf(sprite) {
  const group = draw("g", { class: "ghost" });
  dress(group, { ...sprite, label: undefined });
  delete group.dataset.key;
  insert(group, sprite);
  return group;
}

export function unghost() {
  for (const { group } of ghosts) group.remove();
  ghosts = [];
  for (const group of svg.querySelectorAll(".leaving, .replaced")) group.classList.remove("leaving", "replaced");
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
