// What glows: a filter that leaves of a drawing only its edge, in a colour, with a soft light around it. So whatever can
// be touched glows along its own shape, be it a triangle, a tower or a bay.

import { draw } from "./dom.js";

const GLOW = 4;
/** @type {Map<SVGElement, number>} What is soft, and how much. */
const blurs = new Map();
const STEEPNESS = 8;
/** What is thinner than this is light around a drawing, not the drawing. */
const THIN = 0.16;
/** Gaps between lines that are narrower than twice this have no edges of their own. */
const GAP = 8;
/**
 * Where the edge ends, as how much of the softened shape is there, 0.5 on its own border: inside so near the border that
 * what is thin keeps its own colours.
 */
const OUTSIDE = 0.15;
const INSIDE = 0.75;

/** How far a second ring stands off, and how wide it is: as how much of a softer shape is where it begins and ends. */
const OFF = 3.6;
const SECOND = /** @type {const} */ ([0.07, 0.19]);

/**
 * Defines the filter `id`: an edge, and around the drawing, not on it, its light.
 * @param {string} id
 * @param {number} breadth
 * @param {boolean} [double] whether there is a second edge around the first
 */
export function defineRing(id, breadth, double = false) {
  const filter = draw("filter", { id, x: "-25%", y: "-25%", width: "150%", height: "150%" });
  filter.setAttribute("color-interpolation-filters", "sRGB");
  const merge = draw("feMerge");
  merge.append(...["light", "edge", ...(double ? ["second"] : [])].map((name) => draw("feMergeNode", { in: name })));
  filter.append(
    cut("SourceAlpha", THIN, "lines", 5 * STEEPNESS),
    draw("feMorphology", { in: "lines", operator: "dilate", radius: GAP }),
    draw("feMorphology", { operator: "erode", radius: GAP, result: "solid" }),
    blur({ in: "solid", result: "soft" }, breadth),
    ...edge("soft", OUTSIDE, INSIDE, "edge"),
    ...(double ? [blur({ in: "solid", result: "softer" }, OFF), ...edge("softer", ...SECOND, "second")] : []),
    draw("feFlood", { "flood-color": "var(--around)" }),
    draw("feComposite", { in2: "edge", operator: "in" }),
    blur({ result: "glow" }, GLOW),
    draw("feComposite", { in: "glow", in2: "solid", operator: "out", result: "light" }),
    merge,
  );
  const defs = draw("defs");
  defs.append(filter);
  return defs;
}

/**
 * What lies between two borders of a softened shape, in the colour of what is offered.
 * @param {string} from
 * @param {number} outer
 * @param {number} inner
 * @param {string} result
 */
function edge(from, outer, inner, result) {
  return [
    cut(from, outer, `${result}-large`),
    cut(from, inner, `${result}-small`),
    draw("feComposite", { in: `${result}-large`, in2: `${result}-small`, operator: "out", result: `${result}-rim` }),
    draw("feFlood", { "flood-color": "var(--lamp)" }),
    draw("feComposite", { in2: `${result}-rim`, operator: "in", result }),
  ];
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
