// A few short sounds, made on the spot. Off unless somebody wants them.

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function tone(frequency: number, start: number, length: number, loudness: number): void {
  context ??= new AudioContext();
  const audio = context;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = frequency;
  const at = audio.currentTime + start;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loudness, at + 0.01);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(level).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

/** It is somebody's turn. */
export function chime(): void {
  if (!settings.sound) return;
  tone(523, 0, 0.5, 0.08);
  tone(784, 0.12, 0.6, 0.06);
}

/** Dice fall. */
export function clatter(): void {
  if (!settings.sound) return;
  for (let knock = 0; knock < 5; knock++)
    tone(180 + 60 * Math.random(), 0.05 * knock + 0.02 * Math.random(), 0.06, 0.1);
}
