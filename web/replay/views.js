// Two ways to look back, one at a time: watching the game again, and the analysis. Arrows lead from one to the other.

import { byId } from "../table/dom.js";

const VIEWS = /** @type {const} */ (["watch", "analysis"]);

/** @typedef {typeof VIEWS[number]} View */

/** Listens to the tabs. */
export function listenToViews() {
  for (const view of VIEWS) byId(`tab-${view}`).addEventListener("click", () => openView(view));
  byId("views").addEventListener("keydown", (event) => {
    if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const other = VIEWS.find((view) => byId(view).hidden) ?? "watch";
    openView(other);
    byId(`tab-${other}`).focus();
    event.preventDefault();
  });
}

/** @param {View} chosen */
export function openView(chosen) {
  for (const view of VIEWS) {
    const tab = byId(`tab-${view}`);
    byId(view).hidden = view !== chosen;
    tab.setAttribute("aria-selected", String(view === chosen));
    tab.setAttribute("tabindex", view === chosen ? "0" : "-1");
  }
}
