// By keyboard alone: every game from its first turn to the result, at the pace of somebody who looks before they press.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { Whim } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** @typedef {import("playwright-core").Page} Page */

const stage = new Stage();

/** So long somebody looks before the next key. */
const LOOK_MS = 300;

/** No game needs more. */
const MOST_KEYS = 3000;

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/**
 * Where the focus is: on a thing or a button that is offered, elsewhere on the board or its buttons, in the result, or lost.
 * @param {Page} page
 */
function focus(page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (document.querySelector("#result")) return "over";
    if (!at?.closest("#scene, #choices")) return `lost at ${at?.outerHTML.slice(0, 80)}`;
    if (at.matches("#choices [data-offered], #choices .primary")) return "button";
    return at.matches("[data-offered]") ? "offered" : "board";
  });
}

/**
 * Plays by keys until the result; how many it took.
 * @param {Page} page
 */
async function playByKeys(page) {
  const whim = new Whim();
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    await page.waitForTimeout(LOOK_MS);
    const at = await focus(page);
    if (at === "over") return keys;
    assert.doesNotMatch(at, /^lost/, `after ${keys} keys the focus is ${at}`);
    const wander = whim.below(3) === 0;
    const takes = at === "button" ? whim.below(3) === 0 : !wander;
    await page.keyboard.press(takes && at !== "board" ? "Enter" : (ARROWS[whim.below(4)] ?? "ArrowUp"));
  }
  throw new Error(`not over after ${MOST_KEYS} keys`);
}

for (const game of ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"]) {
  test(`${game} by keyboard alone, and the focus stays on the board`, async () => {
    const person = await stage.arrive();
    const { page } = person;
    await person.visit("/");
    await page.locator(`[data-game="${game}"] button.primary`).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/table\//);
    await page.locator("#scene [data-offered]").first().waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    const keys = await playByKeys(page);
    assert.ok(keys > 10, `${keys} keys`);
    await person.leave();
  });
}

test("a question mark lists the keys, in every language", async () => {
  for (const [lang, title] of /** @type {const} */ ([
    ["en", "Keys"],
    ["de", "Tasten"],
  ])) {
    const person = await stage.arrive({ lang });
    const { page } = person;
    await person.visit("/");
    await page.locator('[data-game="glux"] button.primary').click();
    await page.locator("#scene [data-offered]").first().waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    const before = await page.evaluate(() => document.activeElement?.getAttribute("data-key"));
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    assert.equal(await page.locator("dialog h2").innerText(), title);
    assert.equal(await page.locator("dialog dt").count(), await page.locator("dialog dd").count());
    await accessible(page, `keys, ${lang}`);
    await person.photograph(`keys-${lang}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-key")), before);
    await person.leave();
  }
});
