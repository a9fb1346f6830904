import type { SoundName } from './sound-of.ts';
import { tones } from './tones.ts';

/** The sound of a frame, off until the page switches it on. */
export interface Sound {
  readonly set: (on: boolean) => void;
  readonly play: (name: SoundName) => void;
}

interface SoundDeps {
  /** Where gestures arrive. */
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly createContext: () => AudioContext;
  /** True while nobody sees the frame. */
  readonly isHidden: () => boolean;
}

const gestures = ['pointerdown', 'keydown'] as const;

/**
 * Creates the sound of a frame (CAS-36). Nothing is played before the first gesture in the frame, and no audio is opened
 * before the first sound. There are no files: the tones are computed.
 */
export function createSound({ target, createContext, isHidden }: SoundDeps): Sound {
  let [on, touched] = [false, false];
  let context: AudioContext | undefined;
  const touch = (): void => {
    touched = true;
    for (const gesture of gestures) target.removeEventListener(gesture, touch, true);
  };
  for (const gesture of gestures) target.addEventListener(gesture, touch, true);
  return {
    set(next) {
      on = next;
      if (!on) void context?.suspend();
    },
    play(name) {
      if (!on || !touched || isHidden()) return;
      context ??= createContext();
      void context.resume();
      sound(context, name);
    },
  };
}

/** Plays the tones of a sound: each begins at once and fades out. */
function sound(context: AudioContext, name: SoundName): void {
  const { currentTime, destination } = context;
  for (const { hertz, at, long, loud, shape } of tones[name]) {
    const [oscillator, volume] = [context.createOscillator(), context.createGain()];
    const [from, to] = [currentTime + at, currentTime + at + long];
    oscillator.type = shape;
    oscillator.frequency.value = hertz;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud * 0.3, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, to);
    oscillator.connect(volume).connect(destination);
    oscillator.start(from);
    oscillator.stop(to);
  }
}
