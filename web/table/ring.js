// What glows: a filter that leaves of a drawing only its edge, in a colour, with a soft light around it. So whatever can
// be touched glows along its own shape, be it a triangle, a tower or a bay.

import { draw } from "./dom.js";

/** How soft the edge is while it is cut: about its width, in the drawing's units, or in pixels where those are larger. */
const SOFTNESS = 1.5;
const GLOW = 4;
/** @type {Map<SVGElement, number>} What is soft, and how much. */
const blurs = new Map();
const STEEPNESS = 8;
/** What is thinner than this is light around a drawing, not the drawing. */
const THIN = 0.16;

/**
 * Defines the filter `id`.
 * @param {string} id
 * @param {string} color
 * @param {number} reach where the edge ends outside: how much of the softened shape is there, 0.5 on its own border
 */
export function defineRing(id, color, reach) {
  const filter = draw("filter", { id, x: "-15%", y: "-15%", width: "130%", height: "130%" });
  filter.setAttribute("color-interpolation-filters", "sRGB");
  const merge = draw("feMerge");
  merge.append(draw("feMergeNode", { in: "glow" }), draw("feMergeNode", { in: "edge" }));
  filter.append(
    cut("SourceAlpha", THIN, "solid", 5 * STEEPNESS),
    blur({ in: "solid", result: "soft" }, SOFTNESS),
    cut("soft", reach, "large"),
    cut("soft", 0.93, "small"),
    draw("feComposite", { in: "large", in2: "small", operator: "out", result: "rim" }),
    draw("feFlood", { "flood-color": `var(--${color})` }),
    draw("feComposite", { in2: "rim", operator: "in", result: "edge" }),
    draw("feFlood", { "flood-color": "var(--around)" }),
    draw("feComposite", { in2: "rim", operator: "in" }),
    blur({ result: "glow" }, GLOW),
    merge,
  );
  const defs = draw("defs");
  defs.append(filter);
  return defs;
}

/**
 * Keeps rings as wide as they have to be: on a small drawing an edge thinner than a pixel would not be seen at all.
 * @param {number} scale how many pixels a unit of the drawing is
 */
export function fitRings(scale) {
  for (const [element, softness] of blurs) {
    element.setAttribute("stdDeviation", String(softness / Math.min(1, scale)));
  }
}

/**
 * @param {Record<string, string>} attributes
 * @param {number} softness
 */
function blur(attributes, softness) {
  const made = draw("feGaussianBlur", { ...attributes, stdDeviation: softness });
  blurs.set(made, softness);
  return made;
}

/**
 * Keeps what is covered at least so much, with a smooth border.
 * @param {string} from
 * @param {number} level
 * @param {string} result
 * @param {number} [slope] how abruptly
 */
function cut(from, level, result, slope = STEEPNESS) {
  const transfer = draw("feComponentTransfer", { in: from, result });
  transfer.append(draw("feFuncA", { type: "linear", slope, intercept: 0.5 - slope * level }));
  return transfer;
}
