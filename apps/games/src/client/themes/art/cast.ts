import type { SlotSymbol, SymbolSet } from '../symbols/symbol.ts';
import { hashOf } from './tones.ts';

/** Symbols after which families of titles are named: the first is in front if the set of the theme has it. */
const stars: Readonly<Record<string, readonly string[]>> = {
  orchard: ['cherries'],
  'sweet-harvest': ['melon', 'orange'],
  'golden-plum': ['plum'],
  'lucky-bells': ['silverBell', 'bell'],
  'ringing-sevens': ['seven'],
  'grand-bell': ['goldBell', 'bell'],
  'old-tavern': ['rakija'],
  'kafana-nights': ['tambura'],
  'brass-band': ['trumpet'],
  'winter-market': ['mulledWine', 'gift'],
  'frozen-lake': ['skate'],
  'northern-lights': ['reindeer'],
  'danube-night': ['bridge'],
  'river-queen': ['steamboat'],
  'blue-current': ['catfish'],
  'golden-hoard': ['coins'],
  'captains-chest': ['chest', 'pirateHat'],
  'royal-vault': ['key'],
  'mountain-pass': ['ibex', 'peak'],
  'wolf-ridge': ['wolf'],
  'eagle-peak': ['eagle'],
  'final-whistle': ['whistle'],
  'golden-boot': ['goldenBoot'],
  'derby-day': ['ball'],
  'star-road': ['rocket'],
  'red-comet': ['comet'],
  'moon-harbour': ['spaceHelmet'],
  'adriatic-pearl': ['pearl'],
  'coral-bay': ['starfish', 'fish'],
  'deep-anchor': ['anchor'],
  'pine-hollow': ['treeHollow'],
  'honey-bear': ['bear'],
  'green-spirits': ['owl'],
  'desert-rose': ['lotus'],
  'pharaohs-sun': ['sunDisc'],
  'lost-caravan': ['palm'],
  'hydra-gold': ['hydra'],
  'olympus-gate': ['temple'],
  'fire-bird': ['lightning'],
  'ruby-shine': ['ruby'],
  'diamond-row': ['diamond'],
  'emerald-crown': ['emerald', 'crown'],
  'sunny-farm': ['tractor'],
  'roosters-luck': ['rooster'],
  'clover-field': ['pumpkin'],
  'neon-avenue': ['neonStar'],
  'midnight-cab': ['taxi'],
  'jazz-cellar': ['saxophone'],
};

/** The family of a title: its code without the number of lines. */
export const familyOf = (code: string): string => code.replace(/-(?:\d+|classic)$/, '');

/** The lines in the code of a title: `20`, `classic`, or nothing. */
export const linesOf = (code: string): string => /-(\d+|classic)$/.exec(code)?.[1] ?? '';

/** Chooses `count` different symbols for a title, others with another `shift`; the symbol after which its family is named is the last. */
export function castOf(code: string, set: SymbolSet, count: number, shift: number): readonly SlotSymbol[] {
  const family = familyOf(code);
  const all = [...set.ranked, set.wild, set.scatter];
  const names = stars[family] ?? [];
  const named = names
    .map((name) => all.find((symbol) => symbol.name.id === `games.symbol.${name}`))
    .find((symbol) => symbol !== undefined);
  const star = named ?? all[hashOf(family) % 4] ?? set.wild;
  const others = all.filter((symbol) => symbol !== star);
  const first = (hashOf(`${code} others`) + shift) % others.length;
  // If neighbours in value were together, colours would often be alike.
  const chosen = Array.from({ length: count - 1 }, (_, index) => others[(first + index * 4) % others.length] ?? star);
  return [...chosen, star];
}
