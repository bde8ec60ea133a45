// Styles that are fetched when they are needed.

/** @type {Map<string, Promise<unknown>>} */
const worn = new Map();

/**
 * Takes a style on, and comes back when it is there.
 * @param {string} path
 */
export function wear(path) {
  const there = worn.get(path) ?? fetchStyle(path);
  worn.set(path, there);
  return there;
}

/** @param {string} path */
function fetchStyle(path) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${document.documentElement.dataset.assets}/${path}`;
  const there = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
  document.head.append(link);
  return there;
}
