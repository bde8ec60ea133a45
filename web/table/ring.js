// What glows: a filter that leaves of a drawing only its edge, in a colour, with a soft light around it. So whatever can
// be touched glows along its own shape, be it a triangle, a tower or a bay.

import { draw } from "./dom.js";

/** How soft the edge is while it is cut: about its width, in the drawing's units. */
const SOFTNESS = 1.5;
const GLOW = 4;
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
    draw("feGaussianBlur", { in: "solid", stdDeviation: SOFTNESS, result: "soft" }),
    cut("soft", reach, "large"),
    cut("soft", 0.93, "small"),
    draw("feComposite", { in: "large", in2: "small", operator: "out", result: "rim" }),
    draw("feFlood", { "flood-color": `var(--${color})` }),
    draw("feComposite", { in2: "rim", operator: "in", result: "edge" }),
    draw("feFlood", { "flood-color": "var(--around)" }),
    draw("feComposite", { in2: "rim", operator: "in" }),
    draw("feGaussianBlur", { stdDeviation: GLOW, result: "glow" }),
    merge,
  );
  const defs = draw("defs");
  defs.append(filter);
  return defs;
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
