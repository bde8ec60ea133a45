// Whether everybody can use a page, as far as a program can tell.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Finds no violation of WCAG 2.2 AA, nor of what axe-core calls best practice.
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
export async function accessible(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // @ts-expect-error axe is there since the line above
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.map((/** @type {any} */ { id, help, nodes }) => ({
      id,
      help,
      where: nodes
        .slice(0, 3)
        .map((/** @type {any} */ { html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
    }));
  });
  assert.deepEqual(found, [], `axe on ${where}`);
}

/**
 * Nothing is wider than the window.
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
export async function fits(page, where) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(over <= 0, `${where} is ${over} px wider than the window`);
}
