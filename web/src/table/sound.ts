/** A few quiet synthesized sounds; off by default. */
import { settings } from "../device/settings.svelte";

export type Sound = "laid" | "scored" | "turn" | "end";

type Note = readonly [pitch: number, at: number, lasts: number];

const NOTES: Record<Exclude<Sound, "laid">, readonly Note[]> = {
  scored: [[784, 0, 0.12], [1047, 0.07, 0.16]],
  turn: [[523, 0, 0.16], [659, 0.12, 0.24]],
  end: [[523, 0, 0.2], [659, 0.14, 0.2], [784, 0.28, 0.2], [1047, 0.42, 0.5]],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (sound === "laid") tap(context);
  else for (const note of NOTES[sound]) ring(context, note);
}

/** A card on wood: a short noise through a low-pass filter. */
function tap(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.07);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let k = 0; k < length; k++) wave[k] = (Math.random() * 2 - 1) * (1 - k / length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 900 })).connect(new GainNode(audio, { gain: 0.5 })).connect(audio.destination);
  source.start();
}

function ring(audio: AudioContext, [pitch, at, lasts]: Note): void {
  const from = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.09, from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
  voice.connect(gain).connect(audio.destination);
  voice.start(from);
  voice.stop(from + lasts);
}
