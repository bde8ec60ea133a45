// A small window over the page, with a heading and a way out.

import { say } from "../words.js";
import { icon, make } from "./dom.js";

/**
 * Opens a dialog; what it gives closes it.
 * @param {string} title
 * @param {...(Node | string)} content
 * @returns {() => void}
 */
export function dialog(title, ...content) {
  const heading = make("h2", { id: "dialog-title" }, title);
  const close = make("button", { type: "button", class: "quiet square", "aria-label": say("close") }, icon("close"));
  close.addEventListener("click", () => shown.close());
  const inside = make("div", { class: "inside" }, make("header", {}, heading, close), ...content);
  const shown = make("dialog", { class: "dialog", "aria-labelledby": "dialog-title" }, inside);
  shown.addEventListener("close", () => shown.remove());
  shown.addEventListener("click", (event) => event.target === shown && shown.close());
  document.body.append(shown);
  shown.showModal();
  return () => shown.close();
}
