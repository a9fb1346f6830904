import type { SoundName } from './sound-of.ts';

/** A tone: its frequency in hertz, its start and length in seconds, and its loudness from 0 to 1. */
export interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly shape: 'sine' | 'triangle';
}

const tone = (hertz: number, at: number, long: number, loud: number, shape: Tone['shape'] = 'sine'): Tone => ({
  hertz,
  at,
  long,
  loud,
  shape,
});

/** Steps of a major chord over the note A, in hertz. */
const chord = [440, 554.37, 659.26, 880, 1108.73, 1318.51] as const;
const rising = (count: number, each: number): readonly Tone[] =>
  chord.slice(0, count).map((hertz, at) => tone(hertz, at * each, 0.32, 0.5, 'triangle'));

/** The sounds as tones: short and quiet, so that they do not tire. A big win is longer, not louder. */
export const tones: Readonly<Record<SoundName, readonly Tone[]>> = {
  start: [tone(220, 0, 0.09, 0.3, 'triangle')],
  chips: [tone(1760, 0, 0.04, 0.25), tone(2349.32, 0.04, 0.05, 0.2)],
  closed: [tone(587.33, 0, 0.3, 0.35), tone(440, 0.14, 0.4, 0.35)],
  win: rising(3, 0.09),
  bigWin: [...rising(6, 0.11), tone(1760, 0.66, 0.7, 0.4)],
};
