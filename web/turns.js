// On every page but the table: how many tables wait for the person, in the tab.

import { notify, showInTab } from "./notice.js";
import { say } from "./words.js";

const PAUSE_MS = 15_000;

const title = document.title;
/** @type {number | null} What was last known. */
let known = null;

async function look() {
  const answer = await fetch("/api/turns").catch(() => null);
  if (!answer?.ok) return;
  const { turns } = await answer.json();
  showInTab(turns > 0 ? `(${turns}) ${title}` : title, turns > 0);
  if (known !== null && turns > known) notify("Lamplight", say("notify-turn"));
  known = turns;
}

void look();
setInterval(look, PAUSE_MS);
document.addEventListener("visibilitychange", () => document.hidden || void look());
