// The end of the game as a picture to show around: the board, the names, the points, the day.

import { theme } from "../prefs.js";
import { say } from "../words.js";
import { make } from "./dom.js";
import { notice } from "./say.js";
import { state } from "./state.js";

/** Draws the picture, and shares it as the device does that; where it cannot, the picture is saved. */
export async function sharePicture() {
  const tall = matchMedia("(orientation: portrait)").matches;
  const wishes = { result: "true", lang: state.lang, frame: tall ? "tall" : "wide", theme: theme(), format: "png" };
  const answer = await fetch(`/api/tables/${state.table}/picture?${new URLSearchParams(wishes)}`).catch(() => null);
  if (!answer?.ok) return notice(say("error-server"));
  const picture = new File([await answer.blob()], `${state.game}.png`, { type: "image/png" });
  if (!navigator.canShare?.({ files: [picture] })) return save(picture);
  await navigator.share({ files: [picture] }).catch((/** @type {Error} */ trouble) => {
    // Whoever changes their mind wants nothing else instead.
    if (trouble.name !== "AbortError") save(picture);
  });
}

/** @param {File} picture */
function save(picture) {
  const link = make("a", { href: URL.createObjectURL(picture), download: picture.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  notice(say("result-picture-kept"));
}
