import { cloths, lightCloths } from '../../theme/shield-tinctures.ts';
import { teamLetters } from './team-letters.ts';

/** The division of the field. Marks slant like the bar of the word mark. */
export const divisions = [
  'plain',
  'halves',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'quarters',
  'chief',
  'saltire',
  'pile',
  'hem',
] as const;
export type Division = (typeof divisions)[number];

/** The elements of a shield. */
export interface ShieldDesign {
  readonly division: Division;
  readonly field: string;
  /** The second colour of the field. */
  readonly second: string;
  /** Placed below the letters if the second colour of the field is as light as they are. */
  readonly plate: string | undefined;
  readonly letters: string;
  readonly text: string;
}

/** FNV-1a with a final mix, so that names that differ in one letter give distant numbers. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) {
    sum ^= sign.codePointAt(0) ?? 0;
    sum = Math.imul(sum, 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Draws choices one after the other from a number. */
function chooser(seed: number): <T>(items: readonly [T, ...T[]]) => T {
  let rest = seed;
  return (items) => {
    const at = rest % items.length;
    rest = Math.floor(rest / items.length);
    return items[at] ?? items[0];
  };
}

const listed = <T>(items: readonly T[]): readonly [T, ...T[]] => {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('A shield is chosen from lists that have something in them.');
  return [first, ...others];
};

/**
 * Returns the shield of a name. The same name always gives the same shield. Only the name is used, so it resembles
 * the crest of a real club only by chance.
 */
export function shieldDesign(name: string): ShieldDesign {
  const key = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const choose = chooser(hash(key));
  const cloth = choose(listed(cloths));
  const light = choose(listed(lightCloths));
  const division = choose(divisions);
  const loud = choose([true, false]);
  const text = teamLetters(name);
  if (!loud) {
    return { division, field: cloth.middle, second: cloth.dark, plate: undefined, letters: light, text };
  }
  return { division, field: cloth.middle, second: light, plate: cloth.dark, letters: light, text };
}
