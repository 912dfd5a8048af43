/** Synthesised sound effects. */

import type { BaseEvent, Sound } from "./games/module";

/** Parameters of each sound: a sliding tone, its length and volume, and the share of noise. */
const SHAPES: Readonly<Record<Sound, { from: number; to: number; length: number; volume: number; noise: number }>> = {
  step: { from: 190, to: 120, length: 0.09, volume: 0.35, noise: 0.25 },
  shove: { from: 130, to: 70, length: 0.18, volume: 0.4, noise: 0.5 },
  blade: { from: 1900, to: 2600, length: 0.22, volume: 0.12, noise: 0.7 },
  card: { from: 900, to: 600, length: 0.07, volume: 0.08, noise: 0.95 },
  bell: { from: 660, to: 655, length: 1.1, volume: 0.25, noise: 0 },
  thunder: { from: 90, to: 40, length: 0.6, volume: 0.4, noise: 0.8 },
};

/** Overall volume. */
const VOLUME = 0.45;

let context: AudioContext | null = null;

/** The most important sound of some events; `soundsByType` has the sound of each event type. */
export function soundOf(events: readonly BaseEvent[], soundsByType: Readonly<Record<string, Sound>>): Sound | null {
  const order: readonly Sound[] = ["bell", "thunder", "blade", "shove", "card", "step"];
  const sounds = events.flatMap(({ type }) => soundsByType[type] ?? []);
  return order.find((sound) => sounds.includes(sound)) ?? null;
}

/** Plays a sound. Browsers allow none before the first click or key; such sounds are dropped. */
export function playSound(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { from, to, length, volume, noise } = SHAPES[sound];
  const [start, end] = [context.currentTime, context.currentTime + length];
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume * VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(context.destination);
  tone(context, { from, to, start, end, share: 1 - noise }).connect(gain);
  if (noise > 0) noiseBurst(context, { start, length, share: noise }).connect(gain);
}

function tone(
  audio: AudioContext,
  { from, to, start, end, share }: { from: number; to: number; start: number; end: number; share: number },
): AudioNode {
  const oscillator = audio.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  oscillator.start(start);
  oscillator.stop(end);
  return oscillator.connect(new GainNode(audio, { gain: share }));
}

function noiseBurst(
  audio: AudioContext,
  { start, length, share }: { start: number; length: number; share: number },
): AudioNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.start(start);
  return source.connect(new GainNode(audio, { gain: share }));
}
