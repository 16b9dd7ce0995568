/** A few tiny sounds, made on the spot; silent until somebody wants them. */

import { settings } from "@/settings.svelte";

export type Sound = "turn" | "move" | "over";

/** Notes of each sound: frequency in hertz, when it begins and how long it lasts in seconds, how loud. */
const NOTES: Record<Sound, [number, number, number, number][]> = {
  turn: [[587.3, 0, 0.22, 0.12], [880, 0.11, 0.34, 0.1]],
  move: [[220, 0, 0.07, 0.1], [146.8, 0.015, 0.09, 0.09]],
  over: [[440, 0, 0.3, 0.1], [554.4, 0.14, 0.3, 0.1], [659.3, 0.28, 0.55, 0.1]],
};

let context: AudioContext | null = null;

export function ring(sound: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime + 0.01;
    for (const [frequency, after, long, loud] of NOTES[sound]) {
      const note = context.createOscillator();
      const volume = context.createGain();
      note.type = sound === "move" ? "triangle" : "sine";
      note.frequency.value = frequency;
      volume.gain.setValueAtTime(0, now + after);
      volume.gain.linearRampToValueAtTime(loud, now + after + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + after + long);
      note.connect(volume).connect(context.destination);
      note.start(now + after);
      note.stop(now + after + long);
    }
  } catch {
    // a browser without sound plays on in silence
  }
}
