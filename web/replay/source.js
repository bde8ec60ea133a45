// Where the game comes from: a table of this server, or a file.

import { Trouble, get, post } from "../api.js";
import { say } from "../words.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

/** @type {{ table: string | null, record: unknown }} A record is what was read from a file. */
export const source = { table: main.dataset.table ?? null, record: null };

/**
 * Asks for something about the game.
 * @param {"replay" | "draws"} what
 * @param {Record<string, string>} [wishes]
 */
export async function about(what, wishes = {}) {
  const query = new URLSearchParams(wishes);
  return source.table
    ? get(`/api/tables/${source.table}/${what}?${query}`)
    : post(`/api/${what}?${query}`, source.record);
}

/**
 * The game as somebody looks at it; nothing if it cannot be had, which is said.
 * @param {Record<string, string>} looking
 */
export async function load(looking) {
  try {
    return await about("replay", looking);
  } catch (error) {
    complain(error);
    return null;
  }
}

/** @param {unknown} error */
function complain(error) {
  const words = error instanceof Trouble || error instanceof SyntaxError ? error.message : String(error);
  const place = document.getElementById("trouble") ?? document.getElementById("story");
  if (place) place.textContent = source.table ? words : `${say("replay-bad")} ${words}`;
}

/**
 * Lets a file be opened, or a text be pasted.
 * @param {() => void} opened
 */
export function offerFile(opened) {
  const pick = /** @type {HTMLInputElement} */ (document.getElementById("pick"));
  const paste = /** @type {HTMLTextAreaElement} */ (document.getElementById("paste"));
  const open = (/** @type {string} */ text) => {
    try {
      source.record = JSON.parse(text);
      opened();
    } catch (error) {
      complain(error);
    }
  };
  const read = async (/** @type {File | undefined | null} */ file) => file && open(await file.text());
  pick.addEventListener("change", () => void read(pick.files?.[0]));
  document.getElementById("open")?.addEventListener("click", () => open(paste.value));
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    void read(event.dataTransfer?.files[0]);
  });
}
