/** Synthesized sounds; silent in a hidden tab. */

import { preferences } from '../../../core/state/preferences.svelte';

export type Sound = 'turn' | 'choice' | 'points' | 'end';

/** Tones: the frequency in Hz, when they begin and how long they last, in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.14, 0.3],
  ],
  choice: [[330, 0, 0.07]],
  points: [
    [988, 0, 0.07],
    [1319, 0.06, 0.12],
  ],
  end: [
    [392, 0, 0.22],
    [494, 0.18, 0.22],
    [587, 0.36, 0.22],
    [784, 0.54, 0.6],
  ],
};
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sounds || document.hidden || typeof AudioContext === 'undefined') return;
  // Browsers block sound before the first user interaction.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, begin, lasting] of TONES[sound]) tone(context, pitch, now + begin, lasting);
}

function tone(to: AudioContext, pitch: number, begin: number, lasting: number): void {
  const [voice, volume] = [to.createOscillator(), to.createGain()];
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasting);
  voice.connect(volume).connect(to.destination);
  voice.start(begin);
  voice.stop(begin + lasting + 0.05);
}
