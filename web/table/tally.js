// In which order points are counted, and how long that takes. Nothing here knows what they are for.

/** @import { Account } from "./types.js" */

/** So long it takes in all, at most. */
const MOST_MS = 10_000;
/** So long a row takes, at most; and one of the things that all have brought together. */
const ROW_MS = 900;
const THING_MS = 400;

/**
 * What is counted at a time.
 * @typedef {object} Beat
 * @property {string} label what it is
 * @property {{ column: number, points: number, at: string[] }[]} gains who gets how many points, and what for
 * @property {number[]} totals everybody's points after it
 */

/**
 * Where points are their own, row after row; where all play together, thing after thing.
 * @param {Account} account
 * @param {(key: string) => number} away how far from the middle a thing lies: what all have brought is counted from there
 * @returns {{ beats: Beat[], ms: number }}
 */
export function tally({ rows }, away) {
  const together = rows[0]?.cells.length === 1;
  const beats = together ? byThing(rows, away) : byRow(rows);
  return { beats, ms: Math.min(together ? THING_MS : ROW_MS, MOST_MS / Math.max(1, beats.length)) };
}

/**
 * @param {Account["rows"]} rows
 * @returns {Beat[]}
 */
function byRow(rows) {
  const totals = rows[0]?.cells.map(() => 0) ?? [];
  return rows.flatMap(({ label, cells }) => {
    const gains = cells.flatMap(({ points, at = [] }, column) => (points === 0 ? [] : [{ column, points, at }]));
    for (const { column, points } of gains) totals[column] = (totals[column] ?? 0) + points;
    return gains.length > 0 ? [{ label, gains, totals: [...totals] }] : [];
  });
}

/**
 * Each thing brings its share of what its row brings; rows without things come last.
 * @param {Account["rows"]} rows
 * @param {(key: string) => number} away
 * @returns {Beat[]}
 */
function byThing(rows, away) {
  const things = rows.flatMap(({ label, cells: [cell] }) => {
    const { points = 0, at = [] } = cell ?? {};
    if (points === 0) return [];
    return at.length === 0
      ? [{ label, points, at: [], far: Infinity }]
      : at.map((key) => ({ label, points: points / at.length, at: [key], far: away(key) }));
  });
  let total = 0;
  return things
    .sort((one, other) => one.far - other.far)
    .map(({ label, points, at }) => {
      const before = Math.round(total);
      total += points;
      return { label, gains: [{ column: 0, points: Math.round(total) - before, at }], totals: [Math.round(total)] };
    });
}
