// The rules: examples that can be stepped through. Without this module all their steps are listed.

import "./start.js";
import { button, make } from "./table/dom.js";
import { say } from "./words.js";

for (const figure of document.querySelectorAll("figure.example")) {
  const walk = figure.querySelector("ol.walk");
  if (walk instanceof HTMLOListElement) walkable(figure, walk);
}

/**
 * Shows one step of an example at a time, with the picture of it.
 * @param {Element} figure
 * @param {HTMLOListElement} walk
 */
function walkable(figure, walk) {
  const steps = [...walk.querySelectorAll("li")].map((item) => item.textContent ?? "");
  const first = Number((walk.dataset.at ?? "@0").slice(1));
  let now = 0;

  const back = button(say("walk-back"), () => go(now - 1), { class: "quiet", icon: "left" });
  const on = button(say("walk-on"), () => go(now + 1), { icon: "right" });
  const told = make("p", { class: "told", "aria-live": "polite" });
  const place = make("p", { class: "third place" });
  walk.replaceWith(make("div", { class: "walk" }, told, make("div", { class: "line" }, back, place, on)));

  /** @param {number} step */
  function go(step) {
    const before = `@${first + now}`;
    now = Math.min(Math.max(step, 0), steps.length);
    for (const picture of figure.querySelectorAll("img, source")) {
      const name = picture instanceof HTMLSourceElement ? "srcset" : "src";
      const path = picture.getAttribute(name) ?? "";
      picture.setAttribute(name, path.replace(before, `@${first + now}`));
    }
    told.textContent = now === 0 ? "" : (steps[now - 1] ?? "");
    place.textContent = say("walk-step", { step: now, of: steps.length });
    back.disabled = now === 0;
    on.disabled = now === steps.length;
  }
  go(0);
}
