import { hashOf } from './tones.ts';

/** Where a symbol is drawn: its middle, the length of its side, its turn in degrees. The last one is in front. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn: number;
}

const at = (x: number, y: number, side: number, turn: number): Place => ({ x, y, side, turn });

/** By lines, so that titles of one family differ. The place of the title's own symbol is the last. */
const arrangements: Readonly<Record<string, readonly Place[]>> = {
  classic: [at(31, 51, 40, 0), at(129, 51, 40, 0), at(80, 50, 48, 0)],
  '5': [at(124, 34, 48, 16), at(66, 52, 84, -7)],
  '10': [at(112, 57, 66, 12), at(56, 48, 74, -12)],
  '20': [at(36, 56, 60, -18), at(124, 56, 60, 18), at(80, 49, 78, 0)],
  '25': [at(38, 34, 48, -14), at(48, 72, 48, 10), at(106, 50, 82, 8)],
  '40': [at(80, 24, 44, 0), at(32, 50, 54, -15), at(128, 50, 54, 15), at(80, 62, 70, 0)],
};

const mirrored = ({ x, y, side, turn }: Place): Place => ({ x: 160 - x, y, side, turn: -turn });

/** Arranges the symbols of a title. Sides and angles follow from the hash of its code. */
export function arrange(code: string, lines: string): readonly Place[] {
  const hash = hashOf(code);
  const places = arrangements[lines] ?? arrangements['20'] ?? [];
  if (lines === 'classic') return places;
  const turned = places.map((place, index) => ({ ...place, turn: place.turn + ((hash >>> (index * 4)) % 9) - 4 }));
  return hash & 0x1000000 ? turned.map(mirrored) : turned;
}
