// The end of a game: points counted on the board, who won by how much, what is next.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { NARROW, PHONE } from "./browser.mjs";
import { played } from "./finished.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

/** So long counting takes at most, with what a busy machine adds. */
const MOST_MS = 13_000;

/**
 * A game whose last move makes itself: then both have 16 points, and it is over.
 * @param {import("./browser.mjs").Ways} ways
 */
async function lastMove(ways) {
  const person = await stage.arrive(ways);
  const { page } = person;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(withPlaces(String(message))));
    socket.onMessage((message) => server.send(message));
  });
  const { setup, steps } = JSON.parse(await readFile(new URL("tied.json", import.meta.url), "utf8"));
  const terms = { game: "lighthouse-run", setup, opening: { steps } };
  await person.visit("/");
  await page.request.post(`${person.origin}/api/me`, { data: { name: "Ada", lang: ways.lang ?? "en" } });
  const opened = await page.request.post(`${person.origin}/api/tables`, { data: { terms, sit: [0, 1] } });
  await person.visit(`/table/${(await opened.json()).table}`);
  await page.locator("#cover-open").click();
  return person;
}

/**
 * The news that it is over, with something on the board for every cell that scores, if the game names nothing itself.
 * @param {string} text
 */
function withPlaces(text) {
  const message = JSON.parse(text);
  const now = (message.state?.snapshot ?? message.state?.update)?.now;
  if (now?.phase !== "over") return text;
  for (const { cells } of now.account.rows) {
    cells.forEach((/** @type {any} */ cell, /** @type {number} */ column) => {
      if (cell.points > 0) cell.at ??= [`lighthouse/${["red", "blue"][column]}`, "no such thing"];
    });
  }
  return JSON.stringify(message);
}

test("points are counted up before the result opens, and a key skips", async () => {
  const person = await lastMove({ motion: true });
  const { page } = person;
  await page.locator(".counting strong").waitFor();
  const begun = Date.now();
  await page.locator("#scene .gain text").first().waitFor({ state: "attached" });
  const first = await page.locator("#seats .points").allInnerTexts();
  assert.ok(first.some((points) => !points.includes("16")), `they begin with less: ${first}`);
  assert.equal(await page.locator("#result").count(), 0, "the result waits");
  assert.equal(await page.locator(".counting").getAttribute("aria-hidden"), "true", "it is not read out row by row");
  await person.photograph("ending-counting");
  await page.locator("#result").waitFor({ timeout: MOST_MS });
  assert.ok(Date.now() - begun < MOST_MS);
  assert.equal(await page.locator(".counting, .counted, .gain").count(), 0, "nothing of it is left");
  const last = await page.locator("#seats .points").allInnerTexts();
  assert.ok(last.every((points) => points.includes("16")), `${last}`);
  await person.leave();

  const hasty = await lastMove({ motion: true, size: PHONE });
  await hasty.page.locator(".counting strong").waitFor();
  await hasty.page.waitForTimeout(300);
  await hasty.page.keyboard.press("x");
  await hasty.page.locator("#result").waitFor({ timeout: 2000 });
  await hasty.leave();
});

test("without motion nothing is counted, and whoever comes later finds the result alone", async () => {
  const person = await lastMove({ motion: false });
  await person.page.locator("#result").waitFor();
  assert.equal(await person.page.locator(".counting").count(), 0);
  await person.leave();
});

test("the result says who won by how much, and fits a narrow screen with large letters", async () => {
  const person = await stage.arrive({ size: NARROW, motion: true });
  const { page } = person;
  await person.visit("/about");
  const table = await played(person, "glux", { players: 4 });
  await person.visit(`/table/${table}`);
  await page.locator("#result").waitFor();
  const points = (await page.locator(".ranking .points").allInnerTexts()).map(Number);
  const by = (points[0] ?? 0) - (points[1] ?? 0);
  const title = await page.locator("dialog h2").innerText();
  if (by > 1) assert.match(title, new RegExp(`won by ${by} points`));
  assert.equal(await page.locator(".ranking .face").count(), 3, "bots have their faces");
  await page.locator("#result summary", { hasText: "Were the draws fair?" }).waitFor();
  for (const letters of ["100%", "200%"]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    await fits(page, `the result, letters at ${letters}`);
    const over = await page.evaluate(() => {
      const all = [...document.querySelectorAll("dialog, #result, #result .scroll")];
      return all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    });
    assert.deepEqual(over, [0, 0, 0], `nothing is cut off, letters at ${letters}`);
    await person.photograph(`ending-narrow-${letters.replace("%", "")}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await accessible(page, "the result");
  await person.leave();
});

test("a rank is the headline where all play together, and the best so far is remembered", async () => {
  const person = await stage.arrive({ lang: "de" });
  const { page } = person;
  await person.visit("/about");
  await played(person, "beacon-patrol");
  const table = await played(person, "beacon-patrol");
  await person.visit(`/table/${table}`);
  await page.locator("#result").waitFor();
  assert.match(await page.locator("dialog h2").innerText(), /^\p{L}+: \d+ Punkte$/u);
  await page.locator("#result .best", { hasText: "Bestwert" }).waitFor();
  const there = page.locator("#result .lessons p:not(.third)").first();
  await there.waitFor({ timeout: 120_000 });
  assert.match(await there.innerText(), /Entscheidung/);
  await person.leave();
});

test("the end is a picture to keep, and another game against bots begins at once", async () => {
  const person = await stage.arrive({});
  const { page } = person;
  await person.visit("/about");
  const table = await played(person, "glux");
  await person.visit(`/table/${table}`);
  await page.locator("#result").waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Share the picture" }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), "glux.png");
  const picture = await readFile((await saved.path()) ?? "");
  assert.ok(picture.subarray(1, 4).toString() === "PNG" && picture.length > 20_000);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(table));
  await page.locator("[data-offered]").first().waitFor({ state: "attached" });
  assert.equal(await page.locator("#waiting").isVisible(), false, "nobody is waited for");
  await person.leave();
});
