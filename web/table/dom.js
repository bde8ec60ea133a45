// Elements, in few words.

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element of this id, which the server wrote into the page.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`#${id} is missing`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElementTagNameMap[T]}
 */
export function draw(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * A button that does something.
 * @param {string} words
 * @param {() => void} press
 * @param {Record<string, string | boolean | undefined>} [attributes] `icon` names a drawing before the words
 */
export function button(words, press, { icon: drawing, ...attributes } = {}) {
  const before = typeof drawing === "string" ? [icon(drawing)] : [];
  const made = make("button", { type: "button", ...attributes }, ...before, make("span", {}, words));
  made.addEventListener("click", press);
  return made;
}

/**
 * One of the small drawings of `web/icons.svg`.
 * @param {string} name
 */
export function icon(name) {
  const made = draw("svg", { class: `icon icon-${name}`, "aria-hidden": "true" });
  made.append(draw("use", { href: `${document.documentElement.dataset.assets}/icons.svg#${name}` }));
  return made;
}

/**
 * The face of a bot, one of the drawings of `web/faces.svg`. It says nothing: the name stands beside it.
 * @param {string} name
 */
export function face(name) {
  const made = draw("svg", { class: "face", viewBox: "0 0 40 40", "aria-hidden": "true" });
  made.append(draw("use", { href: `${document.documentElement.dataset.assets}/faces.svg#${name}` }));
  return made;
}

/**
 * Puts children into an element instead of those it has. The focus stays at its place among them, and nothing happens at
 * all if they look the same; so what they do must follow from how they look, and from what is known when they are pressed.
 * @param {Element} parent
 * @param {...(Node | string)} children
 */
export function fill(parent, ...children) {
  if (children.map(lookOf).join("") === [...parent.childNodes].map(lookOf).join("")) return;
  const place = focusable(parent).findIndex((element) => element === document.activeElement);
  parent.replaceChildren(...children);
  if (place >= 0) focusable(parent)[place]?.focus();
}

/** @param {Node | string} child */
function lookOf(child) {
  if (typeof child === "string") return child;
  return child instanceof Element ? child.outerHTML : child.textContent;
}

/**
 * @param {Element} parent
 * @returns {HTMLElement[]}
 */
function focusable(parent) {
  return [...parent.querySelectorAll(/** @type {"button"} */ ("button:not(:disabled), select"))];
}
