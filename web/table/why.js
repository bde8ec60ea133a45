// Why something cannot be done: asked of the server, and said beside the place, where nothing can be touched.

import { byId, make } from "./dom.js";
import { announce } from "./say.js";
import { pieceOf } from "./scene.js";
import { askWhy } from "./socket.js";
import { asked, state } from "./state.js";

/** So long it can be read. */
const LONG_MS = 8000;

/** Between a thing and the note, and how much farther it may go to find room. */
const GAP_PX = 8;
const FARTHER_PX = [0, 24, 56, 96, 144];

const note = make("p", { id: "note", class: "note", hidden: true });
byId("board").append(note);

/** @type {{ touched: string, orElse: () => void } | null} What was asked last. */
let open = null;
let timer = 0;

/**
 * Asks why touching these things one after the other leads to nothing.
 * @param {string[]} touched
 * @param {() => void} orElse what to do if there is nothing to say about it
 */
export function wonder(touched, orElse) {
  const [seat, { n }] = [asked(), state];
  if (seat === null || n === null) return orElse();
  open = { touched: touched.join(" "), orElse };
  askWhy({ n, seat, touched });
}

/** @param {import("./types.js").Reason} reason */
export function takeReason({ touched, say }) {
  if (open?.touched !== touched.join(" ")) return;
  const { orElse } = open;
  open = null;
  if (!say) return orElse();
  showNote(touched.at(-1) ?? "", say);
  announce(say);
}

/**
 * Says something beside a thing.
 * @param {string} key
 * @param {string} words
 */
export function showNote(key, words) {
  note.textContent = words;
  note.hidden = false;
  const group = pieceOf(key)?.group;
  const { left, top } = free((group?.querySelector("use") ?? group ?? byId("scene")).getBoundingClientRect());
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  clearTimeout(timer);
  timer = window.setTimeout(hideNote, LONG_MS);
}

/** Takes the note away; whether there was one. */
export function hideNote() {
  const was = !note.hidden;
  open = null;
  note.hidden = true;
  return was;
}

/**
 * The nearest place beside a thing where the note covers nothing that can be touched; at the top of the board if there
 * is none.
 * @param {DOMRect} thing
 */
function free(thing) {
  const room = byId("board").getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const targets = [...document.querySelectorAll("#scene [data-offered], #scene .chosen")].map((group) =>
    (group.querySelector("use") ?? group).getBoundingClientRect(),
  );
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.max(least, Math.min(most, at));
  const middle = within(thing.left + (thing.width - width) / 2, room.left, room.right - width);
  const level = within(thing.top + (thing.height - height) / 2, room.top, room.bottom - height);
  const places = FARTHER_PX.flatMap((farther) => {
    const gap = GAP_PX + farther;
    return [
      { left: middle, top: thing.top - height - gap },
      { left: middle, top: thing.bottom + gap },
      { left: thing.right + gap, top: level },
      { left: thing.left - width - gap, top: level },
    ];
  });
  const isFree = (/** @type {{ left: number, top: number }} */ { left, top }) =>
    left >= room.left &&
    top >= room.top &&
    left + width <= room.right &&
    top + height <= room.bottom &&
    !targets.some((at) => at.left < left + width && at.right > left && at.top < top + height && at.bottom > top);
  return places.find(isFree) ?? { left: middle, top: Math.max(0, room.top - height) };
}
