// Feeling at home: finished games, settings that follow, being forgotten, being told, and things that explain themselves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { PHONE, WIDE } from "./browser.mjs";
import { playFromLobby, playOn, touchOne, Whim } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** @typedef {import("./browser.mjs").Person} Person */

const stage = new Stage();

/**
 * Somebody who has finished a game of each of these.
 * @param {import("./browser.mjs").Ways} ways
 * @param {string[]} games
 */
async function veteran(ways, games) {
  const person = await stage.arrive(ways);
  for (const game of games) {
    await person.visit("/");
    await playFromLobby(person, game);
    await playOn(person);
  }
  return person;
}

test("finished games are listed, with figures, and lead on", async () => {
  const person = await veteran({ lang: "de" }, ["glux", "beacon-patrol"]);
  const { page } = person;
  for (const [name, size] of /** @type {const} */ ([["wide", WIDE], ["phone", PHONE]])) {
    await page.setViewportSize(size);
    await person.visit("/history");
    assert.equal(await page.locator(".played").count(), 2);
    assert.equal(await page.locator("[data-figures]").count(), 2);
    await accessible(page, `/history, ${name}`);
    await fits(page, `/history, ${name}`);
    assert.doesNotMatch(await page.locator("body").innerText(), /‹|\b(the|your|points)\b/i, "all is in German");
    await person.photograph(`history-${name}`);
  }
  await page.setViewportSize(WIDE);
  await page.locator(".chip", { hasText: "Glux" }).click();
  await page.locator(".played").first().waitFor();
  assert.equal(await page.locator(".played").count(), 1);
  assert.match(page.url(), /game=glux/);
  await page.locator(".chip", { hasText: "Gemeinsam" }).click();
  await page.locator("#count", { hasText: "passt kein Spiel" }).waitFor();
  assert.equal(await page.locator(".played").count(), 0);
  await page.goBack();
  const replay = await page.locator(".played a").first().getAttribute("href");
  assert.match(replay ?? "", /^\/replay\/[0-9a-f]{32}$/);
  await page.locator("[data-rematch]").click();
  await page.waitForURL(/\/table\//);
  assert.notEqual(new URL(page.url()).pathname.split("/").at(-1), replay?.split("/").at(-1));
  await person.leave();
});

/**
 * What a switch is, on the page about oneself.
 * @param {Person} person
 * @param {string} name
 */
async function isChecked({ page }, name) {
  return page.locator(`#switches input[name=${name}]`).isChecked();
}

test("settings are the same everywhere, also on another device", async () => {
  const [here, there] = [await stage.arrive(), await stage.arrive({ theme: "day" })];
  await here.visit("/me");
  await here.page.locator("#name").fill("Ada");
  await here.page.keyboard.press("Enter");
  await here.page.locator("#name-saved", { hasText: "Ada" }).waitFor();
  await here.visit("/me");
  const saved = () => here.page.waitForResponse((answer) => answer.url().endsWith("/api/me") && answer.ok());
  await Promise.all([saved(), here.page.locator("input[name=sound]").check()]);
  await Promise.all([saved(), here.page.locator("input[name=forced]").uncheck()]);
  await Promise.all([saved(), here.page.locator("input[name=theme][value=night]").check()]).catch(() => {});
  await here.page.locator("#link-make").click();
  await here.page.locator("#link-reach.here").waitFor();
  await there.page.goto(await here.page.locator("#link").inputValue());
  await Promise.all([there.page.waitForURL(`${stage.server.origin}/`), there.page.locator("#take").click()]);
  await there.visit("/me");
  assert.deepEqual(
    [await isChecked(there, "sound"), await isChecked(there, "forced"), await isChecked(there, "confirm")],
    [true, false, false],
  );
  await there.visit("/");
  await playFromLobby(there, "glux");
  await there.page.locator("#menu").click();
  const boxes = there.page.locator("dialog input[type=checkbox]");
  await boxes.first().waitFor();
  assert.equal(await boxes.count(), 5, "the table has the same switches");
  assert.equal(await boxes.and(there.page.locator("[name=sound]")).isChecked(), true, "sound is on here too");
  await accessible(there.page, "settings at the table");
  await there.photograph("settings-table");
  await Promise.all([
    there.page.waitForResponse((answer) => answer.url().endsWith("/api/me") && answer.ok()),
    boxes.and(there.page.locator("[name=sound]")).uncheck(),
  ]);
  await here.visit("/me");
  assert.equal(await isChecked(here, "sound"), false, "what was changed last counts");
  await here.leave();
  await there.leave();
});

test("who is forgotten is somebody to the others", async () => {
  const [ada, ben] = [await stage.arrive(), await stage.arrive()];
  await ada.visit("/me");
  await ada.page.locator("#name").fill("Adalbert");
  await ada.page.keyboard.press("Enter");
  await ada.page.locator("#name-saved", { hasText: "Adalbert" }).waitFor();
  await ada.visit("/");
  await ada.page.locator('[data-game="glux"] [data-start]').nth(1).click();
  const link = await ada.page.locator("#invite-link").inputValue();
  await ben.page.goto(link);
  await ben.page.locator("#log", { hasText: "Adalbert" }).waitFor({ state: "attached" });
  await ada.visit("/me");
  await ada.page.locator("#forget").click();
  await ada.page.locator("#forget-sure", { hasText: "Somebody" }).waitFor();
  await accessible(ada.page, "/me, about to be forgotten");
  await ada.photograph("forget");
  await ada.page.locator("#forget-yes").click();
  await ada.page.waitForURL(`${stage.server.origin}/`);
  await ben.page.locator("#log", { hasText: "Somebody" }).waitFor({ state: "attached" });
  assert.doesNotMatch(await ben.page.content(), /Adalbert/);
  await ada.leave();
  await ben.leave();
});

/**
 * Somebody whose browser notes what it would have said, and whose page can be hidden.
 * @param {import("./browser.mjs").Ways} [ways]
 */
async function watched(ways) {
  const person = await stage.arrive(ways);
  await person.page.context().addInitScript(() => {
    /** @type {any} */ (window).said = [];
    const hidden = () => sessionStorage.getItem("hidden") === "yes";
    Object.defineProperty(document, "hidden", { get: hidden });
    class Said extends EventTarget {
      static permission = "default";
      static requestPermission = async () => (Said.permission = "granted");
      constructor(/** @type {string} */ title, /** @type {{ body: string }} */ { body }) {
        super();
        /** @type {any} */ (window).said.push(`${title}: ${body}`);
      }
      close() {}
    }
    /** @type {any} */ (window).Notification = Said;
  });
  return person;
}

test("the tab says whose turn it is, and the browser if it is asked to", async () => {
  const ada = await watched();
  const ben = await stage.arrive();
  await ada.visit("/");
  await ada.page.locator('[data-game="glux"] [data-start]').nth(1).click();
  const link = await ada.page.locator("#invite-link").inputValue();
  await ada.page.locator("#menu").click();
  await ada.page.locator("dialog input[name=notify]").check();
  await ada.page.waitForFunction(() => localStorage.getItem("lamplight.notify") === "on");
  await ada.page.keyboard.press("Escape");
  await ada.page.evaluate(() => sessionStorage.setItem("hidden", "yes"));
  await ben.page.goto(link);
  await ben.page.locator('[data-do="sit"]').first().click();
  await ben.page.locator("dialog input").fill("Ben");
  await ben.page.keyboard.press("Enter");
  await ben.page.locator("#main[data-phase=playing]").waitFor();
  await ada.page.waitForFunction(() => /Ben/.test(/** @type {any} */ (window).said.join()));
  const whim = new Whim();
  const [hers, his] = [ada, ben].map(({ page }) => page.locator("[data-offered]").first());
  for (let touches = 0; touches < 40 && (await hers.count()) === 0; touches += 1) {
    // Whoever's turn it is knows before the other does.
    await Promise.any([hers, his].map((offered) => offered.waitFor({ state: "attached" })));
    if ((await hers.count()) === 0) await touchOne(ben.page, whim);
  }
  await ada.page.waitForFunction(() => document.title.startsWith("Your turn"));
  assert.match((await ada.page.locator("link[rel=icon]").getAttribute("href")) ?? "", /favicon-turn/);
  await ada.visit("/about");
  await ada.page.waitForFunction(() => document.title.startsWith("(1)"));
  assert.match((await ada.page.locator("link[rel=icon]").getAttribute("href")) ?? "", /favicon-turn/);
  await ada.leave();
  await ben.leave();
});

test("there is something to hear only if it is wanted", async () => {
  const person = await stage.arrive();
  await person.page.context().addInitScript(() => {
    /** @type {any} */ (window).heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      /** @type {any} */ (window).heard += 1;
      return start.apply(this, when);
    };
  });
  const heard = () => person.page.evaluate(() => /** @type {any} */ (window).heard);
  await person.visit("/");
  await playFromLobby(person, "lanterns-dice");
  const whim = new Whim();
  for (let touches = 0; touches < 8; touches += 1) await touchOne(person.page, whim);
  assert.equal(await heard(), 0, "it is off at first");
  await person.page.locator("#menu").click();
  await person.page.locator("dialog input[name=sound]").check();
  await person.page.keyboard.press("Escape");
  for (let touches = 0; touches < 40 && (await heard()) === 0; touches += 1) {
    await person.page.locator("[data-offered]").first().waitFor({ state: "attached" });
    await touchOne(person.page, whim);
  }
  assert.ok((await heard()) > 0);
  await person.leave();
});

/** What is said in these tests about the things of a game, whatever else it says. */
const THINGS = {
  hand: { say: "A chip that you may place.", rule: "GX-7" },
  square: { say: "A place for light.", rule: null },
};

/**
 * Somebody at a table where things explain themselves.
 * @param {import("./browser.mjs").Ways} [ways]
 */
async function curious(ways) {
  const person = await stage.arrive(ways);
  await person.page.route("**/explain/glux.*.json", (route) => route.fulfill({ json: THINGS }));
  await person.visit("/");
  const explained = person.page.waitForResponse((answer) => answer.url().includes("/explain/"));
  await playFromLobby(person, "glux");
  await explained;
  await person.page.locator("#scene [aria-describedby]").first().waitFor({ state: "attached" });
  return person;
}

/**
 * The card lies on the screen, and not over the thing.
 * @param {Person} person
 * @param {import("playwright-core").Locator} thing
 */
async function cardBeside({ page }, thing) {
  const [card, box] = [await page.locator("#tip").boundingBox(), await thing.locator("use").first().boundingBox()];
  const size = page.viewportSize();
  assert.ok(card && box && size);
  assert.ok(card.x >= 0 && card.y >= 0 && card.x + card.width <= size.width && card.y + card.height <= size.height);
  const apart =
    card.x >= box.x + box.width ||
    box.x >= card.x + card.width ||
    card.y >= box.y + box.height ||
    box.y >= card.y + card.height;
  assert.ok(apart, `the card ${JSON.stringify(card)} covers ${JSON.stringify(box)}`);
}

test("a thing explains itself when pointed at, and when asked by key", async () => {
  const person = await curious();
  const { page } = person;
  const [tip, chip] = [page.locator("#tip"), page.locator('#scene [data-key^="hand/"]').first()];
  const { x = 0, y = 0, width = 0, height = 0 } = (await chip.locator("use").first().boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await tip.waitFor();
  assert.equal(await tip.locator("strong").innerText(), await chip.getAttribute("aria-label"));
  assert.match(await tip.innerText(), /may place/);
  assert.equal(await tip.locator("a").getAttribute("href"), "/rules/glux#GX-7");
  await cardBeside(person, chip);
  await accessible(page, "a thing explains itself");
  await person.photograph("explain-wide");
  await page.mouse.move(2, 2);
  await tip.waitFor({ state: "hidden" });
  await chip.focus();
  await page.keyboard.press("i");
  await tip.waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.matches("#tip a")), true, "the rules are next");
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement?.matches('[data-key^="hand/"]')), true);
  const about = await chip.getAttribute("aria-describedby");
  assert.match((await page.locator(`#${about}`).textContent()) ?? "", /may place/, "screen readers find it");
  await person.leave();
});

test("a finger that stays asks, and does not touch", async () => {
  const person = await curious({ size: PHONE });
  const { page } = person;
  const [tip, chip] = [page.locator("#tip"), page.locator('#scene [data-offered][data-key^="hand/"]').first()];
  const { x = 0, y = 0, width = 0, height = 0 } = (await chip.locator("use").first().boundingBox()) ?? {};
  const finger = { x: x + width / 2, y: y + height / 2 };
  const line = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchEnd"} */ type) =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchStart" ? [finger] : [] });
  await touch("touchStart");
  await tip.waitFor();
  await touch("touchEnd");
  await cardBeside(person, chip);
  await accessible(page, "a thing explains itself on a phone");
  await person.photograph("explain-phone");
  assert.equal(await page.locator("#scene .chosen").count(), 0, "nothing was touched");
  await page.touchscreen.tap(finger.x, finger.y);
  await tip.waitFor({ state: "hidden" });
  await page.locator("#scene .piece.chosen").first().waitFor({ state: "attached" });
  await person.leave();
});
