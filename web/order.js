// Things that are put in order: dragged by a finger or the mouse, moved by buttons, or by the keys with arrows.
//
// What moves is always the neighbour, never the thing that is held: so it keeps the focus and the finger.

import { say } from "./words.js";

/**
 * The order that a list shows, as a setup has it.
 * @param {HTMLElement} list
 */
export function orderOf(list) {
  return items(list)
    .map(({ dataset }) => dataset.item)
    .join(",");
}

/**
 * Lets a list be put in order.
 * @param {HTMLElement} list
 */
export function arrangeable(list) {
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const item = button?.closest("li");
    if (button && item) step(list, item, Number(button.dataset.by));
  });
  list.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = event.target instanceof Element ? event.target.closest("li") : null;
    if (!by || !item) return;
    event.preventDefault();
    step(list, item, by);
  });
  list.addEventListener("pointerdown", (event) => hold(list, event));
  showEnds(list);
}

/**
 * @param {HTMLElement} list
 * @returns {HTMLElement[]}
 */
function items(list) {
  return [...list.querySelectorAll("li")];
}

/**
 * Moves an item by a place, if there is one, and says where it is.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 * @param {number} by
 */
function step(list, item, by) {
  if (pass(item, by)) tell(list, item);
}

/**
 * Lets the neighbour pass on the other side. Whether there was one.
 * @param {HTMLElement} item
 * @param {number} by
 */
function pass(item, by) {
  const neighbour = by < 0 ? item.previousElementSibling : item.nextElementSibling;
  if (!neighbour) return false;
  if (by < 0) item.after(neighbour);
  else item.before(neighbour);
  return true;
}

/**
 * Says where an item is now.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function tell(list, item) {
  showEnds(list);
  const places = say("order-places").split(", ");
  const index = items(list).indexOf(item);
  const place = places[index] ?? String(index + 1);
  const live = list.parentElement?.querySelector("[data-moved]");
  if (live) live.textContent = say("order-moved", { item: item.dataset.label ?? "", place });
}

/**
 * The first cannot go up, the last cannot go down. Their buttons can still be reached: focus stays where it was.
 * @param {HTMLElement} list
 */
function showEnds(list) {
  const all = items(list);
  for (const [index, item] of all.entries()) {
    for (const button of item.querySelectorAll("button")) {
      const atEnd = button.dataset.by === "-1" ? index === 0 : index === all.length - 1;
      button.setAttribute("aria-disabled", String(atEnd));
    }
  }
}

/**
 * A finger drags by the grip, so that the page can still be scrolled; a mouse by anything but the buttons.
 * @param {HTMLElement} list
 * @param {PointerEvent} event
 */
function hold(list, event) {
  const touched = event.target instanceof Element ? event.target : null;
  const item = touched?.closest("li");
  const held = event.pointerType === "mouse" ? !touched?.closest("button") : touched?.closest(".grip");
  if (!item || !held || event.button !== 0) return;
  event.preventDefault();
  item.setPointerCapture(event.pointerId);
  item.classList.add("held");
  let moved = false;
  /** @param {PointerEvent} move */
  const drag = ({ clientY }) => {
    while (beyond(item, clientY, -1) && pass(item, -1)) moved = true;
    while (beyond(item, clientY, 1) && pass(item, 1)) moved = true;
  };
  const drop = () => {
    item.classList.remove("held");
    item.removeEventListener("pointermove", drag);
    if (moved) tell(list, item);
  };
  item.addEventListener("pointermove", drag);
  item.addEventListener("lostpointercapture", drop, { once: true });
}

/**
 * Whether a height has come to the middle of the neighbour on a side.
 * @param {HTMLElement} item
 * @param {number} height
 * @param {number} by
 */
function beyond(item, height, by) {
  const box = (by < 0 ? item.previousElementSibling : item.nextElementSibling)?.getBoundingClientRect();
  if (!box) return false;
  const middle = box.top + box.height / 2;
  return by < 0 ? height <= middle : height >= middle;
}
