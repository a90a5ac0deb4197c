// Small sounds, synthesised: nothing to load, nothing to license.

import { settings } from '../settings/settings.svelte';

interface Note {
  pitch: number; // hertz
  at: number; // seconds from now
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const kSounds = {
  move: [{ pitch: 620, at: 0, length: 0.07, loudness: 0.05, shape: 'triangle' }],
  turn: [
    { pitch: 523.25, at: 0, length: 0.28, loudness: 0.1, shape: 'sine' },
    { pitch: 783.99, at: 0.13, length: 0.5, loudness: 0.1, shape: 'sine' },
  ],
  chat: [
    { pitch: 880, at: 0, length: 0.09, loudness: 0.05, shape: 'sine' },
    { pitch: 987.77, at: 0.07, length: 0.12, loudness: 0.05, shape: 'sine' },
  ],
  refuse: [{ pitch: 180, at: 0, length: 0.14, loudness: 0.08, shape: 'triangle' }],
  end: [
    { pitch: 392, at: 0, length: 0.5, loudness: 0.08, shape: 'sine' },
    { pitch: 523.25, at: 0.16, length: 0.5, loudness: 0.08, shape: 'sine' },
    { pitch: 659.25, at: 0.32, length: 0.5, loudness: 0.08, shape: 'sine' },
    { pitch: 1046.5, at: 0.48, length: 0.9, loudness: 0.08, shape: 'sine' },
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof kSounds;

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.values.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep a page silent until somebody has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of kSounds[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const oscillator = new OscillatorNode(audio, { type: note.shape, frequency: note.pitch });
  const envelope = new GainNode(audio, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(note.loudness, start + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  oscillator.connect(envelope).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + note.length);
}
