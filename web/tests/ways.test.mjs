// Other ways to play: by keyboard alone, on a phone, in German, by day, around one screen.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { PHONE, WIDE } from "./browser.mjs";
import { playFromLobby, playOn, takeScreen } from "./play.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

/**
 * Presses the tab key until the focus is on something.
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not lead to ${selector}`);
}

test("by keyboard alone", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/");
  await tabTo(page, '[data-game="lighthouse-run"] button.primary');
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await playOn(person, {
    touch: async (_page, whim) => {
      await tabTo(page, "[data-offered]");
      const arrow = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"][whim.below(4)] ?? "ArrowRight";
      for (let steps = whim.below(3); steps > 0; steps -= 1) await page.keyboard.press(arrow);
      if (await page.evaluate(() => document.activeElement?.matches("[data-offered]") ?? false))
        await page.keyboard.press("Enter");
      return true;
    },
    at: { 3: () => person.photograph("keyboard") },
  });
  await person.leave();
});

test("on a phone", async () => {
  const person = await stage.arrive({ size: PHONE });
  const look = (/** @type {string} */ when) => async () => {
    await accessible(person.page, `phone, ${when}`);
    await fits(person.page, `phone, ${when}`);
    await person.photograph(`phone-${when}`);
  };
  await person.visit("/");
  await look("lobby")();
  await playFromLobby(person, "lanterns-dice");
  await playOn(person, { at: { 0: look("opening"), 12: look("middle") } });
  await look("result")();
  await person.leave();
});

test("in German, by day", async () => {
  const person = await stage.arrive({ lang: "de", theme: "day" });
  await person.visit("/");
  assert.equal(await person.page.getAttribute("html", "lang"), "de");
  await person.photograph("german-lobby");
  await playFromLobby(person, "glux");
  const look = async () => {
    await accessible(person.page, "Glux in German, by day");
    await person.photograph("german-middle");
  };
  await playOn(person, { at: { 10: look } });
  await person.photograph("german-result");
  const text = await person.page.locator("body").innerText();
  assert.doesNotMatch(text, /‹|\b(the|your|points)\b/i, "no English, and no message is missing");
  await person.leave();
});

test("around one screen, with a hand-over where hands are secret", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.visit("/new/lighthouse-run");
  await page.locator("#seat-1").selectOption("screen");
  await page.locator("#new button[type=submit]").click();
  await page.waitForURL(/\/table\//);
  let handed = 0;
  for (let touches = 0; touches < 30; touches += 1) {
    await page.locator("[data-offered], #cover-open:visible").first().waitFor({ state: "attached" });
    if (await page.locator("#cover-open").isVisible()) {
      if (handed === 0) await person.photograph("hand-over");
      handed += 1;
      await takeScreen(page);
    } else {
      await page.locator("[data-offered]").first().click();
    }
  }
  assert.ok(handed >= 2, "the screen went from hand to hand");
  await person.leave();
});

test("a tie is explained, in a sentence and in a row", async () => {
  for (const [lang, size, decides] of /** @type {const} */ ([
    ["en", WIDE, "the steps on the cards left decide"],
    ["de", PHONE, "Die Schritte auf den übrigen Karten entscheiden"],
  ])) {
    const person = await stage.arrive({ lang, size });
    const { page } = person;
    // The last move is forced, and makes itself: then both have 16 points.
    const { setup, steps } = JSON.parse(await readFile(new URL("tied.json", import.meta.url), "utf8"));
    const terms = { game: "lighthouse-run", setup, opening: { steps } };
    await person.visit("/");
    await page.request.post(`${person.origin}/api/me`, { data: { name: "Ada", lang } });
    const opened = await page.request.post(`${person.origin}/api/tables`, { data: { terms, sit: [0, 1] } });
    assert.equal(opened.status(), 201);
    await person.visit(`/table/${(await opened.json()).table}`);
    await page.locator("#cover-open").click();
    const told = await page.locator("#result p.tie").textContent();
    assert.ok(told?.includes(decides), told ?? "");
    assert.deepEqual(await page.locator("#result tr.tie td").allTextContents(), ["3", "2"]);
    await accessible(page, `tie, ${lang}`);
    await fits(page, `tie, ${lang}`);
    await person.photograph(`tie-${lang}`);
    await person.leave();
  }
});
