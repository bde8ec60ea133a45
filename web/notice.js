// Whether somebody is waited for, said outside the page: in the tab's title and picture, and if that is wanted by the
// browser. The browser speaks up only while the page is hidden.

import { isOn, turn } from "./prefs.js";

const assets = document.documentElement.dataset.assets;
const picture = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));

/**
 * Shows in the tab whether somebody is waited for.
 * @param {string} title
 * @param {boolean} waits
 */
export function showInTab(title, waits) {
  document.title = title;
  const address = `${assets}/${waits ? "favicon-turn" : "favicon"}.svg`;
  if (picture && picture.getAttribute("href") !== address) picture.setAttribute("href", address);
}

/** Whether the browser may speak up, and is wanted to. */
export function isNotified() {
  return isOn("notify") && "Notification" in globalThis && Notification.permission === "granted";
}

/**
 * Switches notifications on or off; the browser is asked for leave when they are switched on. Whether they are on then.
 * @param {boolean} on
 */
export async function setNotified(on) {
  const allowed = on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
  turn("notify", allowed);
  return allowed;
}

/**
 * Lets the browser say something, if nobody looks. A click leads back to the page.
 * @param {string} title
 * @param {string} words
 */
export function notify(title, words) {
  if (!document.hidden || !isNotified()) return;
  try {
    const shown = new Notification(title, { body: words, icon: `${assets}/favicon-turn.svg`, tag: location.pathname });
    shown.addEventListener("click", () => {
      focus();
      shown.close();
    });
  } catch {
    // Some telephones have notifications for installed pages only.
  }
}
