// Lanterns Dice: others' lakes open large, and a turned tray is seen before it is turned.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "./browser.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

/** So long a person takes between two looks. */
const LOOK_MS = 300;

/**
 * A table against a bot after these steps.
 * @param {import("./browser.mjs").Ways} ways
 * @param {string[]} steps
 */
async function sit(ways, steps) {
  const person = await stage.arrive(ways);
  await person.visit("/");
  const terms = { game: "lanterns-dice", setup: { players: 2 }, places: ["open", { bot: "easy" }], opening: { steps } };
  await person.page.request.post(`${person.origin}/api/me`, { data: { name: "Ada", lang: "en" } });
  const opened = await person.page.request.post(`${person.origin}/api/tables`, { data: { terms, sit: [0] } });
  assert.equal(opened.status(), 201, await opened.text());
  await person.visit(`/table/${(await opened.json()).table}`);
  await person.page.locator("[data-offered]").first().waitFor({ state: "attached" });
  return person;
}

test("a lake that is pointed at opens large, with its points", async () => {
  const person = await sit({}, ["* roll RGBW", "0 turn 0", "1 shade e1b"]);
  const { page } = person;
  const cover = page.locator('[data-key="cover/lake"]');
  assert.equal(await cover.isVisible(), false);
  await page.locator('[data-key="lake/1"] use').hover();
  await page.waitForTimeout(LOOK_MS);
  assert.equal(await cover.isVisible(), true);
  assert.match((await page.locator('[data-key="large/1/points"]').textContent()) ?? "", /0 points = 0 displays/);
  assert.equal(await page.locator(".rings").first().isVisible(), false, "what can be touched does not shine through");
  await person.photograph("lake-large");
  await page.mouse.move(20, 20);
  await page.waitForTimeout(LOOK_MS);
  assert.equal(await cover.isVisible(), false, "it is not in the way");
  await person.leave();
});

test("a lake that is tapped closes at the next tap, which touches nothing under it", async () => {
  const person = await sit({ size: PHONE, theme: "day" }, ["* roll RGBW", "0 turn 0", "1 shade e1b"]);
  const { page } = person;
  const cover = page.locator('[data-key="cover/lake"]');
  await page.locator('[data-key="lake/1"] use').tap();
  await page.waitForTimeout(LOOK_MS);
  assert.equal(await cover.isVisible(), true);
  await person.photograph("lake-large-phone");
  const shaded = await page.locator('[data-key^="area/"] use[href^="#lit-"]').count();
  const red = await page.locator('[data-offered][data-key="area/c4t"] use').boundingBox();
  assert.ok(red);
  await page.touchscreen.tap(red.x + red.width * 0.7, red.y + red.height * 0.3);
  await page.waitForTimeout(LOOK_MS);
  assert.equal(await cover.isVisible(), false);
  assert.equal(await page.locator('[data-key^="area/"] use[href^="#lit-"]').count(), shaded, "nothing was shaded");
  await person.leave();
});

test("a tray shows where its dice would lie", async () => {
  const person = await sit({}, ["* roll RGBW"]);
  const { page } = person;
  const place = (/** @type {string} */ which) =>
    page.locator(which).evaluate((group) => /** @type {SVGGElement} */ (group).style.transform);
  const before = await place('[data-key="die/red/1"]');
  await page.locator('[data-key="tray/1"] use').hover();
  const ghost = '.ghost:has(use[href="#die-green"])';
  await page.locator(ghost).waitFor({ state: "attached" });
  assert.equal(await place(ghost), before, "green would lie where red lies");
  const seen = await page.locator('[data-key="die/red/1"] use').evaluate((group) => getComputedStyle(group).opacity);
  assert.equal(seen, "0", "red does not shine through it");
  assert.equal(await page.locator(".ghost:has(use[href^='#die-'])").count(), 4);
  await person.photograph("tray-turned");
  await person.leave();
});
