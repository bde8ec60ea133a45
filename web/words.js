// What is said, in the page's language. The server wrote it into the page; here arguments are filled in.

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * A message with its arguments filled in. One that does not exist shows its key: ugly, but readable.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const text = words[key] ?? `‹${key}›`;
  return text.replace(/\{(\w+)\}/g, (braced, name) => String(values[name] ?? braced));
}

/**
 * Takes other words: those of the same page in another language.
 * @param {Record<string, string>} others
 */
export function learn(others) {
  Object.assign(words, others);
}
