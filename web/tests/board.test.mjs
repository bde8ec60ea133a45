// The board itself: looking closer, pointing, looking ahead, and a line that breaks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "./browser.mjs";
import { playFromLobby, playOn } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** @typedef {import("playwright-core").Page} Page */

const stage = new Stage();

/**
 * Where a thing lies on the screen.
 * @param {Page} page
 * @param {string} key
 */
async function boxOf(page, key) {
  const box = await page.locator(`#scene .piece[data-key="${key}"]`).boundingBox();
  assert.ok(box, `${key} is there`);
  return box;
}

/** @param {Page} page */
async function firstTile(page) {
  return (await page.locator('#scene .piece[data-key^="hand/"][data-touch]').first().getAttribute("data-key")) ?? "";
}

test("a map is looked at closer while the hand stays", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "beacon-patrol");
  const tile = await firstTile(page);
  const [hand, map] = [await boxOf(page, tile), await boxOf(page, "cell/0,0")];
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  await page.mouse.wheel(0, -300);
  await page.locator("#scene.close").waitFor();
  const closer = await boxOf(page, "cell/0,0");
  assert.ok(closer.width > map.width * 1.5, `${closer.width} is larger than ${map.width}`);
  assert.ok(Math.abs(closer.x + closer.width / 2 - map.x - map.width / 2) < 2, "what is under the pointer stays there");
  assert.deepEqual(await boxOf(page, tile), hand);
  await page.mouse.down();
  await page.mouse.move(map.x + 100, map.y + 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await boxOf(page, "cell/0,0");
  assert.ok(dragged.x > closer.x + 30, "the map was dragged");
  await person.photograph("map-closer");
  for (let presses = 0; presses < 4; presses += 1) await page.locator("#farther").click();
  assert.deepEqual(await boxOf(page, "cell/0,0"), map);
  // What can be touched can be touched where it is seen.
  await page.mouse.wheel(0, -200);
  await page.locator(`.piece[data-key="${tile}"]`).click();
  await page.locator('#scene [data-offered][data-key^="cell/"]').first().click();
  await page.waitForFunction(() => document.querySelectorAll('[data-key^="points/"]').length > 1);
  await person.leave();
});

test("two fingers look closer at a map", async () => {
  const person = await stage.arrive({ size: PHONE });
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "beacon-patrol");
  const map = await boxOf(page, "cell/0,0");
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  const line = await page.context().newCDPSession(page);
  const fingers = (/** @type {number} */ apart) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (const apart of [25, 32, 40, 48, 56, 60])
    await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const closer = await boxOf(page, "cell/0,0");
  assert.ok(closer.width > map.width * 2, `${closer.width} is larger than ${map.width}`);
  await person.photograph("map-pinched");
  await page.touchscreen.tap(x, y);
  await person.leave();
});

test("pointing at a chip shows its rays, and at a square from where it is reached", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "glux");
  await page.locator('#scene [data-offered][data-key^="hand/"]').first().click();
  await page.locator('#scene [data-offered][data-key^="square/"]').first().click();
  await page.locator('#scene [data-key^="ray/"]').first().waitFor({ state: "attached" });
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.querySelectorAll('[data-key^="ray/"].shown').length === 0);
  const from = (await page.locator('#scene [data-key^="ray/"]').first().getAttribute("data-key"))?.split("/")[1];
  await page.locator(`#scene [data-key="square/${from}"]`).hover();
  await page.waitForFunction(() => document.querySelectorAll('[data-key^="ray/"].shown').length === 4);
  await person.photograph("rays");
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.querySelectorAll('[data-key^="ray/"].shown').length === 0);
  await page.locator('#scene [data-offered][data-key^="hand/"]').first().click();
  await page.locator('#scene [data-offered][data-key^="square/"]').first().hover();
  await page.locator("#scene .ghost").first().waitFor({ state: "attached" });
  await person.leave();
});

test("a tile that is chosen lies where it fits, and the look ahead says what it brings", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "beacon-patrol");
  const tile = await firstTile(page);
  await page.locator(`.piece[data-key="${tile}"]`).click();
  const cell = page.locator('#scene [data-offered][data-key^="cell/"]').first();
  await cell.hover();
  await page.locator("#scene .ghost").first().waitFor({ state: "attached" });
  await person.photograph("look-ahead");
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.querySelectorAll(".ghost").length === 0);
  await person.leave();
});

test("a click counts although the line breaks, without a reload", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "glux");
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await stage.server.stop();
  await page.locator("#connection:visible").waitFor();
  await person.photograph("lost");
  await page.locator('#scene [data-offered][data-key^="hand/"]').first().click();
  await page.locator('#scene [data-offered][data-key^="square/"]').first().click();
  await stage.server.start();
  await page.locator("#connection").waitFor({ state: "hidden" });
  await page.locator('#scene [data-key^="chip/"]').first().waitFor({ state: "attached" });
  await page.locator('#scene [data-offered][data-key^="hand/"]').first().waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => Reflect.get(globalThis, "stayed")), true, "the page was not loaded again");
  person.complaints = person.complaints.filter((words) => !/WebSocket|ERR_CONNECTION/.test(words));
  await person.leave();
});

test("another language in the middle of a game loses nothing", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "lighthouse-run");
  await playOn(person, { until: 4 });
  await page.locator("[data-offered]").first().waitFor({ state: "attached" });
  const before = await page.locator("#log li").count();
  await page.locator("#menu").click();
  await page.locator('dialog button[data-lang="de"]').click();
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await page.locator("#log li", { hasText: "spielt" }).first().waitFor();
  assert.ok((await page.locator("#log li").count()) >= before);
  assert.ok((await page.locator("[data-offered]").count()) > 0);
  await person.leave();
});
