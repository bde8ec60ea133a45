// Sounds, made here and nowhere else: a bell over water, wood on wood, dice, a lamp that is lit, fireworks far away. Every
// one is a few sine waves and a breath of noise that fade; none is loud, none is long.

/** @typedef {keyof typeof SOUNDS} Sound */

/** How loud everything is together. */
const VOLUME = 0.16;

/** Two sounds of a kind closer than this are one to the ear. */
const APART_MS = 90;

/**
 * Each is given the moment at which it begins.
 * @type {{ turn: (at: number) => void, land: (at: number) => void, glide: (at: number) => void,
 *   dice: (at: number) => void, light: (at: number) => void, fireworks: (at: number) => void, over: (at: number) => void }}
 */
const SOUNDS = {
  /** A ship's bell, twice: two partials that do not quite agree, as in a real one. */
  turn: (at) => [0, 0.28].forEach((later) => bell(at + later, 660, 0.5)),
  /** Wood on wood. */
  land: (at) => {
    tone(at, 190, 0.09, 0.9, { to: 120, shape: "triangle" });
    hiss(at, 0.03, 0.35, 1800);
  },
  /** Water along a hull. */
  glide: (at) => hiss(at, 0.38, 0.28, 520, { rise: 0.12, to: 260 }),
  /** Four small knocks, none like the other. */
  dice: (at) =>
    [0, 0.07, 0.16, 0.29].forEach((later, knock) => {
      tone(at + later, 310 + 47 * ((knock * 3) % 4), 0.05, 0.6 - 0.1 * knock, { shape: "triangle" });
      hiss(at + later, 0.025, 0.3, 2600);
    }),
  /** A flame that catches, and a warm fifth. */
  light: (at) => {
    tone(at, 392, 0.7, 0.3, { rise: 0.15 });
    tone(at + 0.06, 588, 0.6, 0.2, { rise: 0.15 });
  },
  /** Up, and a bloom of sparks. */
  fireworks: (at) => {
    tone(at, 300, 0.3, 0.22, { to: 900, rise: 0.1 });
    hiss(at + 0.3, 0.6, 0.4, 1400, { to: 300 });
    [0.34, 0.42, 0.47, 0.58].forEach((later, spark) => tone(at + later, 1568 + 220 * spark, 0.25, 0.12));
  },
  /** Three bells that come to rest. */
  over: (at) => [784, 659, 523].forEach((pitch, index) => bell(at + 0.3 * index, pitch, 0.45)),
};

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let out = null;
/** @type {Map<Sound, number>} */
const last = new Map();

/**
 * Plays a sound, once the browser allows it: that is after the first click or key.
 * @param {Sound} sound
 */
export function play(sound) {
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < APART_MS) return;
  last.set(sound, now);
  const air = room();
  if (air.state === "suspended") void air.resume();
  SOUNDS[sound](air.currentTime + 0.02);
}

function room() {
  if (context && out) return context;
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  return context;
}

/**
 * @param {number} at
 * @param {number} pitch
 * @param {number} strength
 */
function bell(at, pitch, strength) {
  tone(at, pitch, 1.4, strength);
  tone(at, pitch * 2.76, 0.7, strength * 0.35);
  tone(at, pitch * 5.4, 0.25, strength * 0.15);
}

/**
 * A pitch that fades, and may slide to another.
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 * @param {number} strength
 * @param {{ to?: number, rise?: number, shape?: OscillatorType }} [ways]
 */
function tone(at, pitch, length, strength, { to = pitch, rise = 0.005, shape = "sine" } = {}) {
  const wave = room().createOscillator();
  wave.type = shape;
  wave.frequency.setValueAtTime(pitch, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(swell(at, length, strength, rise));
  wave.start(at);
  wave.stop(at + length);
}

/**
 * A breath of noise around a pitch.
 * @param {number} at
 * @param {number} length
 * @param {number} strength
 * @param {number} pitch
 * @param {{ to?: number, rise?: number }} [ways]
 */
function hiss(at, length, strength, pitch, { to = pitch, rise = 0.005 } = {}) {
  const air = room();
  const noise = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(air, { buffer: noise });
  const band = new BiquadFilterNode(air, { type: "bandpass", Q: 1.2, frequency: pitch });
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(swell(at, length, strength, rise));
  source.start(at);
}

/**
 * Something that swells and fades, on its way out.
 * @param {number} at
 * @param {number} length
 * @param {number} strength
 * @param {number} rise
 */
function swell(at, length, strength, rise) {
  const gain = room().createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(strength, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  if (out) gain.connect(out);
  return gain;
}
