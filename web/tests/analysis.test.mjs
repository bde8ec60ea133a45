// Looking back on a game: the panel on a page of its own, with a game that was played over HTTP.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessible, fits } from "./axe.mjs";
import { PHONE, WIDE } from "./browser.mjs";
import { Stage } from "./stage.mjs";

const stage = new Stage();

/**
 * The panel's messages, as a page carries them: arguments in braces.
 * @param {string} lang
 */
function words(lang) {
  const source = readFileSync(new URL(`../../crates/server/words/analysis.${lang}.ftl`, import.meta.url), "utf8");
  const lines = source.split("\n").flatMap((line) => (line.includes(" = ") ? [line.split(" = ", 2)] : []));
  const braced = (/** @type {string} */ text) => text.replace(/\{ \$(\w+) \}/g, "{$1}");
  return Object.fromEntries(lines.map(([key, text]) => [key, braced(text ?? "")]));
}

/**
 * A page with nothing but the panel on it.
 * @param {{ table: string, lang: string, theme: string, assets: string, names: string[], tints: string[] }} about
 */
function html({ table, lang, theme, assets, names, tints }) {
  const options = JSON.stringify({ table, lang, names, tints });
  return `<!doctype html>
<html lang="${lang}" data-theme="${theme}" data-assets="${assets}"><head><meta charset="utf-8"><title>Panel</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${["tokens.css", "base.css", "replay/analysis.css"].map((file) => `<link rel="stylesheet" href="${assets}/${file}">`).join("")}
</head><body><main><h1>Panel</h1><div id="panel"></div></main>
<script id="words" type="application/json">${JSON.stringify(words(lang))}</script>
<script type="module">
  import { mountAnalysis } from "${assets}/replay/analysis.js";
  globalThis.steps = [];
  globalThis.panel = mountAnalysis(document.getElementById("panel"), {
    ...${options}, onStep: (step) => globalThis.steps.push(step),
  });
</script></body></html>`;
}

/**
 * Plays a game to its end, always by the first offer, against an easy bot.
 * @param {import("./browser.mjs").Person} person
 * @param {string} game
 */
async function played({ page }, game) {
  return page.evaluate(async (game) => {
    const ask = async (/** @type {string} */ path, /** @type {unknown} */ body = undefined) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : {});
      return answer.json();
    };
    const terms = { game, setup: { players: 2 }, places: ["open", { bot: "easy" }] };
    const { table } = await ask("/api/tables", { terms, sit: [0], name: "Anna" });
    for (;;) {
      const { snapshot } = (await ask(`/api/tables/${table}`)).state;
      if (snapshot.now.phase === "over") return table;
      const action = snapshot.now.offers[0]?.action;
      if (action) {
        const command = { id: `n${snapshot.n}`, n: snapshot.n, do: { act: { seat: 0, action } } };
        await ask(`/api/tables/${table}/commands`, command);
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, game);
}

/**
 * @param {import("./browser.mjs").Person} person
 * @param {{ lang: string, theme: string, table: string }} about
 */
async function open(person, { lang, theme, table }) {
  const assets = await person.page.evaluate(() => document.documentElement.dataset.assets ?? "");
  const page = html({ table, lang, theme, assets, names: ["Anna", "Ben"], tints: ["red", "blue"] });
  await person.page.route("**/panel", (route) => route.fulfill({ contentType: "text/html", body: page }));
  await person.visit("/panel");
}

for (const [lang, theme] of /** @type {const} */ ([["en", "night"], ["de", "day"]])) {
  test(`a game is looked back on: ${lang}, ${theme}`, async () => {
    const person = await stage.arrive({ lang, theme });
    const { page } = person;
    await person.visit("/about");
    const table = await played(person, "glux");
    await open(person, { lang, theme, table });
    await page.locator("#panel button.primary").waitFor();
    await person.photograph(`analysis-offer-${lang}`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("#panel progress").waitFor();
    await person.photograph(`analysis-progress-${lang}`);
    await page.locator("#panel .lessons li").first().waitFor({ timeout: 180_000 });
    assert.doesNotMatch(await page.locator("body").innerText(), /‹/, "it has all its words");

    const plot = page.locator("#panel .plot");
    await plot.focus();
    for (const key of ["End", "ArrowLeft", "PageDown", "Home", "ArrowRight"]) await page.keyboard.press(key);
    const last = Number(await plot.getAttribute("aria-valuemax"));
    const steps = () => page.evaluate(() => /** @type {any} */ (globalThis).steps.splice(0));
    assert.deepEqual(await steps(), [last, last - 1, last - 11, 0, 1]);
    assert.match((await plot.getAttribute("aria-valuetext")) ?? "", /Anna \d+, Ben \d+/);
    await plot.click({ position: { x: 300, y: 100 } });
    const [clicked] = await steps();
    assert.ok(clicked > 1 && clicked < last, "a place on the line is a step");
    await page.evaluate(() => /** @type {any} */ (globalThis).panel.show(40));
    assert.equal(await plot.getAttribute("aria-valuenow"), "40");

    await page.locator("#panel .lessons button").first().click();
    assert.equal((await steps()).length, 1, "a lesson leads to its step");
    const costs = await page.locator("#panel .cost").allInnerTexts();
    const numbers = costs.map((text) => Number(text.replace("−", "").replace(",", ".")));
    assert.deepEqual(numbers, numbers.toSorted((one, other) => other - one), "the dearest come first");
    assert.equal(await page.locator("#panel .luck li").count(), 2);

    for (const [name, size] of /** @type {const} */ ([["wide", WIDE], ["phone", PHONE]])) {
      await page.setViewportSize(size);
      await fits(page, `the panel, ${name}`);
      await accessible(page, `the panel, ${name}, ${lang}, ${theme}`);
      await page.evaluate(() => scrollTo(0, 0));
      await person.photograph(`analysis-${name}-${lang}-${theme}`);
      await page.locator("#panel .analysis-lessons").scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector("#panel .analysis-lessons")?.scrollIntoView());
      await person.photograph(`analysis-${name}-lessons-${lang}-${theme}`);
      await page.evaluate(() => document.querySelector("#panel .luck")?.scrollIntoView({ block: "end" }));
      await person.photograph(`analysis-${name}-luck-${lang}-${theme}`);
    }
    await page.locator("#panel summary").click();
    await accessible(page, `the panel with its table, ${lang}`);

    await page.reload();
    await page.locator("#panel .lessons li").first().waitFor();
    await person.leave();
  });
}
