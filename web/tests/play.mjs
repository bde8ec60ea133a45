// Playing like people: touch what glows until the result shows. Nothing here knows a rule.

import assert from "node:assert/strict";

/** @typedef {import("./browser.mjs").Person} Person */

const OFFERED = "[data-offered]";
/** Buttons beside the board often end a turn: whoever wants to play touches the board first. */
const ON_BOARD = "#scene [data-offered]";
const COVER = "#cover-open";
const RESULT = "#result";

/** No game has more decisions; a test that needs more goes round in circles. */
const MOST_TOUCHES = 900;

/** Chooses the same in every run. */
export class Whim {
  #state = 1;

  /** @param {number} count */
  below(count) {
    this.#state = (Math.imul(this.#state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((this.#state / 0x80000000) * count);
  }
}

/**
 * Opens a table by the big button of a game's card: the first of two clicks; the second is a move.
 * @param {Person} person
 * @param {string} game
 */
export async function playFromLobby({ page }, game) {
  await page.locator(`[data-game="${game}"] button.primary`).click();
  await page.waitForURL(/\/table\//);
  await page.locator(OFFERED).first().waitFor({ state: "attached" });
}

/**
 * Waits until this person may touch something, or it is over.
 * @param {import("playwright-core").Page} page
 * @param {number} [timeout]
 * @returns {Promise<"touch" | "over" | "wait">}
 */
export async function state(page, timeout = 15_000) {
  const either = page.locator(`${OFFERED}, ${RESULT}`).first();
  const there = await either.waitFor({ state: "attached", timeout }).then(
    () => true,
    () => false,
  );
  if (!there) return "wait";
  return (await page.locator(RESULT).count()) > 0 ? "over" : "touch";
}

/**
 * Touches one thing that glows; whether something glowed.
 * @param {import("playwright-core").Page} page
 * @param {Whim} whim
 */
export async function touchOne(page, whim) {
  const onBoard = whim.below(3) > 0 && (await page.locator(ON_BOARD).count()) > 0;
  const offered = page.locator(onBoard ? ON_BOARD : OFFERED);
  const count = await offered.count();
  if (count === 0) return false;
  const one = offered.nth(whim.below(count));
  const key = await one.getAttribute("data-key", { timeout: 500 }).catch(() => null);
  const touched = await one.click({ timeout: 2_000 }).then(
    () => true,
    async (error) => {
      // What is gone in the meantime is no failure; what glows and cannot be touched is.
      assert.ok(
        (await offered.count()) === 0 || key === null || !(await still(page, key)),
        `${key} glows but cannot be touched: ${error}`,
      );
      return false;
    },
  );
  return touched;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} key
 */
async function still(page, key) {
  return (await page.locator(`${OFFERED}[data-key="${key}"]`).count()) > 0;
}

/**
 * Plays on until it is over, or for so many touches. `at` is called after so many of them.
 * @param {Person} person
 * @param {{ whim?: Whim, at?: Record<number, () => Promise<void>>, touch?: typeof touchOne, until?: number }} [ways]
 */
export async function playOn(person, { whim = new Whim(), at = {}, touch = touchOne, until = Infinity } = {}) {
  for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
    await at[touches]?.();
    if (touches === until) return touches;
    const now = await state(person.page);
    if (now === "over") return touches;
    if (now === "wait") await person.photograph("stuck");
    assert.notEqual(now, "wait", "nothing glows, and it is not over");
    await touch(person.page, whim);
  }
  throw new Error(`not over after ${MOST_TOUCHES} touches`);
}

/** How long nobody may have anything to touch. */
const MOST_IDLE_MS = 30_000;

/**
 * Two people in turns, each where they are asked, until it is over for both.
 * @param {Person[]} people
 * @param {Record<number, () => Promise<void>>} at
 */
export async function playTogether(people, at) {
  const whim = new Whim();
  let last = Date.now();
  for (let touches = 0; touches < MOST_TOUCHES;) {
    const states = await Promise.all(people.map(({ page }) => state(page, 250)));
    if (states.every((now) => now === "over")) return touches;
    for (const [index, { page }] of people.entries()) {
      if (states[index] !== "touch" || !(await touchOne(page, whim))) continue;
      [touches, last] = [touches + 1, Date.now()];
      await at[touches]?.();
    }
    if (Date.now() - last < MOST_IDLE_MS) continue;
    await Promise.all(people.map((person, index) => person.photograph(`stuck-${index}`)));
    throw new Error(`nothing glows for anybody after ${touches} touches`);
  }
  throw new Error(`not over after ${MOST_TOUCHES} touches`);
}

/**
 * Takes the screen, where it is passed on. It stays covered until the server has answered.
 * @param {import("playwright-core").Page} page
 */
export async function takeScreen(page) {
  const button = page.locator(COVER);
  if (!(await button.isVisible())) return;
  await button.click();
  await button.waitFor({ state: "hidden" });
}
