import { within, type Oklch } from '../color/oklch.ts';
import type { SeededTheme, SeedName } from './seeds.ts';
import type { ColorPath } from '../tokens/token-names.ts';

const byGroup: Readonly<Record<string, SeedName>> = {
  bg: 'ground',
  border: 'ground',
  text: 'text',
  brand: 'brand',
  odds: 'odds',
  live: 'live',
  casino: 'casino',
};
const byPath: Partial<Record<ColorPath, SeedName>> = {
  'odds.text': 'text',
  'odds.label': 'text',
  'odds.lockedText': 'text',
  'odds.selectedBg': 'brand',
  'odds.selectedText': 'brand',
  'move.up': 'up',
  'move.upSubtle': 'up',
  'move.down': 'down',
  'move.downSubtle': 'down',
};

/** The seed that a colour is derived from. Success, error and warning colours belong to no seed. */
export function seedOf(path: ColorPath): SeedName | undefined {
  return byPath[path] ?? byGroup[path.split('.')[0] ?? ''];
}

/** The influence of a seed on the kit's own tone: a background stays a background, and text stays readable. */
const reach: Partial<
  Record<SeedName, { readonly lightness: number; readonly times: number; readonly chroma: number }>
> = {
  ground: { lightness: 0.07, times: 2.5, chroma: 0.05 },
  text: { lightness: 0.05, times: 2.5, chroma: 0.06 },
  odds: { lightness: 0.08, times: Number.POSITIVE_INFINITY, chroma: 0.1 },
};

/**
 * Returns a tone of the kit in the tint of a seed. The seed's lightness counts only if it fits the theme, so that one
 * set of seeds serves a dark and a light theme. White stays white: cards on tinted paper.
 */
export function tintOf(own: Oklch, seed: Oklch, ownSeed: Oklch, name: SeedName): Oklch {
  const limit = reach[name];
  if (!limit || own.l === 1) return own;
  const suits = seed.l < 0.5 === ownSeed.l < 0.5;
  const shift = suits ? within(seed.l - ownSeed.l, -limit.lightness, limit.lightness) : 0;
  const times = Math.min(seed.c / ownSeed.c, limit.times);
  return { l: within(own.l + shift, 0, 1), c: Math.min(own.c * times, Math.max(limit.chroma, own.c)), h: seed.h };
}

/** The quiet background of a mark. */
export function subtleOf(own: Oklch, seed: Oklch, theme: SeededTheme): Oklch {
  return { l: own.l, c: Math.min(seed.c * (theme === 'dark' ? 0.5 : 0.3), own.c * 1.2), h: seed.h };
}
