// Learning and looking back: rules with examples to step through, tutorials that teach by doing, replays, dice that anybody
// can check, and playing on from a position.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { PHONE, WIDE } from "./browser.mjs";
import { playFromLobby, playOn } from "./play.mjs";
import { Stage } from "./stage.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./browser.mjs").Person} Person */

const GAMES = ["glux", "lighthouse-run", "beacon-patrol", "lanterns-dice"];
const SIZES = /** @type {const} */ ([["wide", WIDE], ["phone", PHONE]]);

const stage = new Stage();

test("the rules of each game can be read, and their examples stepped through", async () => {
  const person = await stage.arrive({ lang: "de" });
  const { page } = person;
  for (const game of GAMES) {
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await person.visit(`/rules/${game}`);
      await accessible(page, `/rules/${game}, ${name}`);
      await fits(page, `/rules/${game}, ${name}`);
      await person.photograph(`rules-${game}-${name}`);
    }
    const walk = page.locator("figure.example:has(.walk)").first();
    await walk.scrollIntoViewIfNeeded();
    const picture = walk.locator("img");
    const first = await picture.getAttribute("src");
    await walk.getByRole("button", { name: "Weiter" }).click();
    assert.notEqual(await picture.getAttribute("src"), first, "the picture is of the next step");
    assert.notEqual(await walk.locator(".told").textContent(), "", "it is told what happened");
    await page.waitForFunction((image) => image instanceof HTMLImageElement && image.naturalWidth > 0, await picture.elementHandle());
    await walk.getByRole("button", { name: "Zurück" }).click();
    assert.equal(await picture.getAttribute("src"), first);
  }
  await person.leave();
});

/**
 * What the table of this page waits for: the action of the script, and the keys to touch for it.
 * @param {Page} page
 */
function wanted(page) {
  return page.evaluate(async () => {
    const { state } = await import(`${document.documentElement.dataset.assets}/table/state.js`);
    const { now } = state;
    const offer = now?.offers.find((/** @type {any} */ offer) => offer.action === now.lesson?.action);
    const { action, done, says, of } = now?.lesson ?? {};
    const last = says !== undefined && done + says.length === of;
    return { phase: now?.phase, steps: now?.steps, scripted: action !== undefined, last, touch: offer?.touch ?? null };
  });
}

/**
 * Touches what an offer names, as far as the board has it.
 * @param {Page} page
 * @param {string[]} keys
 */
async function touchAll(page, keys) {
  for (const key of keys) {
    const there = page.locator(`[data-key="${key}"][data-offered]`).first();
    if ((await there.count()) > 0) await there.click({ timeout: 2_000 }).catch(() => {});
  }
}

/**
 * Follows a tutorial to the end of its script.
 * @param {Person} person
 */
async function learn(person) {
  const { page } = person;
  /** After how many steps something was decided. */
  const decided = new Set();
  for (let tries = 0; tries < 400; tries += 1) {
    const now = await wanted(page);
    const on = page.locator("#lesson:not([hidden]) button.primary");
    if (now.scripted && now.touch) {
      decided.add(now.steps);
      await touchAll(page, now.touch);
      await page.waitForTimeout(30);
    } else if (!now.scripted && now.last && (await on.count()) > 0) {
      return decided.size;
    } else await page.waitForTimeout(100);
  }
  await person.photograph("stuck-tutorial");
  throw new Error("the tutorial does not end");
}

/**
 * Reads on, and back; lets the tutorial do what it waits for, and takes that back.
 * @param {Page} page
 */
async function backAndOn(page) {
  const said = () => page.locator("#lesson .said").textContent();
  const press = async (/** @type {string} */ name) => {
    const before = await said();
    await page.locator("#lesson").getByRole("button", { name }).click();
    await page.waitForFunction((old) => document.querySelector("#lesson .said")?.textContent !== old, before);
  };
  const lesson = page.locator("#lesson");
  while ((await lesson.getByRole("button", { name: "Next" }).count()) > 0) {
    const before = await said();
    await press("Next");
    await press("Back");
    assert.equal(await said(), before, "back is where one was");
    await press("Next");
  }
  const before = await said();
  await press("Show me");
  await lesson.getByRole("button", { name: "Back" }).waitFor();
  await press("Back");
  assert.equal(await said(), before, "the step is taken back");
}

for (const game of GAMES) {
  test(`the tutorial of ${game} teaches by doing`, async () => {
    const person = await stage.arrive({ size: game === "glux" ? PHONE : WIDE });
    const { page } = person;
    await person.visit("/");
    await page.locator(`[data-game="${game}"]`).getByRole("button", { name: /Learn/ }).click();
    await page.waitForURL(/\/table\//);
    await page.locator("#lesson:not([hidden])").waitFor();
    await accessible(page, `the tutorial of ${game}`);
    await fits(page, `the tutorial of ${game}`);
    await person.photograph(`tutorial-${game}`);
    const first = await page.locator("#lesson .said").textContent();
    await page.reload();
    await page.locator("#lesson:not([hidden])").waitFor();
    assert.equal(await page.locator("#lesson .said").textContent(), first, "it is resumed where it was left");
    await backAndOn(page);
    const decisions = await learn(person);
    assert.ok(decisions >= 8, `${decisions} decisions`);
    await person.photograph(`tutorial-${game}-end`);
    await person.leave();
  });
}

test("a finished game is looked at again, its dice are checked, and it is played on from", async () => {
  const person = await stage.arrive({});
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "glux");
  const table = new URL(page.url()).pathname.split("/").at(-1);
  await playOn(person);
  await page.locator("#result").getByRole("link", { name: "Watch again" }).click();
  await page.waitForURL(/\/replay\//);
  const place = page.locator("#place");
  await page.locator("#log button").first().waitFor();
  const steps = await page.locator("#log button").count();
  assert.ok(steps > 60, `${steps} steps`);
  for (const [name, size] of SIZES) {
    await page.setViewportSize(size);
    await page.locator("#scene .piece").first().waitFor();
    await accessible(page, `/replay, ${name}`);
    await fits(page, `/replay, ${name}`);
    await person.photograph(`replay-${name}`);
  }
  await page.setViewportSize(WIDE);
  await page.getByRole("button", { name: "One step on" }).click();
  assert.equal(await place.textContent(), `1 of ${steps}`);
  await page.getByRole("button", { name: "To the end" }).click();
  assert.equal(await place.textContent(), `${steps} of ${steps}`);
  const end = await page.locator("#scene .piece").count();
  await page.locator("#log button").nth(29).click();
  assert.equal(await place.textContent(), `30 of ${steps}`);
  assert.ok((await page.locator("#scene .piece").count()) <= end);
  await page.locator("#eyes").selectOption("open");
  await page.locator("#hands li").first().waitFor();
  await page.locator("#play").click();
  await page.waitForFunction(() => Number.parseInt(document.getElementById("place")?.textContent ?? "") >= 32);
  await page.locator("#play").click();

  await page.getByRole("button", { name: "Check the draws" }).click();
  await page.locator(".verdict.good").nth(1).waitFor();
  await person.photograph("replay-dice");
  await page.getByRole("button", { name: "Close", exact: true }).click();

  const other = await stage.arrive({});
  await other.visit(`/replay/${table}?step=30`);
  await other.page.locator("#place", { hasText: `30 of ${steps}` }).waitFor();
  await other.leave();

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator("[data-offered]").first().waitFor({ state: "attached" });
  await person.leave();
});

test("a game from a file is shown, and nonsense is answered in words", async () => {
  const record = readFileSync(new URL("../../crates/glux/guide/middle-decides.json", import.meta.url), "utf8");
  const person = await stage.arrive({});
  const { page } = person;
  await person.visit("/replay");
  await accessible(page, "/replay");
  await page.locator("#paste").fill('{"format": "chess"}');
  await page.locator("#open").click();
  await page.locator("#trouble", { hasText: "not a game" }).waitFor();
  person.complaints = person.complaints.filter((words) => !words.includes("/api/replay"));
  await page.locator("#paste").fill(record);
  await page.locator("#open").click();
  await page.locator("#log button").first().waitFor();
  assert.equal(await page.locator("#log button").count(), JSON.parse(record).steps.length);
  await person.leave();
});

test("what happened since my last turn is shown once more", async () => {
  const person = await stage.arrive({});
  const { page } = person;
  await person.visit("/");
  await playFromLobby(person, "glux");
  await playOn(person, { until: 12 });
  await page.locator("[data-offered]").first().waitFor({ state: "attached" });
  const before = await page.locator("#scene .piece").count();
  await page.locator("#since").click();
  await page.locator("[data-offered]").first().waitFor({ state: "attached" });
  assert.equal(await page.locator("#scene .piece").count(), before, "the board is as it was");
  await person.leave();
});
