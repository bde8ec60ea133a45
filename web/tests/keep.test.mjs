// Ending a turn of Beacon Patrol: what it costs stands on the button, a tile to keep is asked for, and both are taken back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playFromLobby } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** @typedef {import("playwright-core").Page} Page */

const stage = new Stage();
const OWN = '#scene [data-offered][data-key^="hand/"]';

/** How long somebody looks before the next click. */
const LOOK_MS = 300;

/**
 * Presses a button of the game after a look.
 * @param {Page} page
 * @param {string} key
 */
async function press(page, key) {
  await page.waitForTimeout(LOOK_MS);
  await page.locator(`#choices [data-key="${key}"]`).click();
}

/**
 * Waits for a question.
 * @param {Page} page
 * @param {string} words
 */
function isAsked(page, words) {
  return page.waitForFunction((words) => document.querySelector("#ask")?.textContent?.trim() === words, words);
}

/**
 * Takes back the end of a turn, and waits for the first question again.
 * @param {Page} page
 * @param {string} question
 */
async function takeBack(page, question) {
  await page.waitForTimeout(LOOK_MS);
  await page.locator("#undo:not(:disabled)").click();
  await isAsked(page, question);
  await page.locator('#choices [data-key="button/end-3"]').waitFor();
}

test("whoever keeps a tile is asked which, by the button or by the tile first, and may take it back", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "beacon-patrol");
  const question = (await page.locator("#ask").textContent())?.trim() ?? "";
  const end = page.locator('#choices [data-key="button/end-3"]');
  assert.equal(await end.textContent(), "End the turn: 3 tiles are thrown away");
  await press(page, "button/keep");
  await isAsked(page, "Which tile do you keep?");
  assert.ok((await page.locator(OWN).count()) > 0, "the tiles are lit");
  await person.photograph("keep");
  await page.waitForTimeout(LOOK_MS);
  await page.locator(OWN).first().click();
  await page.locator("#log li", { hasText: "You end the turn and keep" }).first().waitFor();
  await takeBack(page, question);
  await page.locator(OWN).first().click();
  await press(page, "button/keep");
  await page.locator("#log li", { hasText: "You end the turn and keep" }).first().waitFor();
  await takeBack(page, question);
  await press(page, "button/end-3");
  await page.locator("#log li", { hasText: "You end the turn and throw 3 tiles away" }).first().waitFor();
  await takeBack(page, question);
  await person.leave();
});
