import type { ColorPath } from '../tokens/token-names.ts';

/**
 * Two colours that are used on each other, and the contrast that they need (WCAG 2: text 4.5, marks and edges of
 * controls 3).
 */
export interface ContrastPair {
  readonly ink: ColorPath;
  readonly ground: ColorPath;
  readonly least: 4.5 | 3;
}

const grounds = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.inset'] as const;
const papers = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay'] as const;
const marked = ['bg.canvas', 'bg.surface', 'bg.raised'] as const;

const pairs = (
  least: ContrastPair['least'],
  inks: readonly ColorPath[],
  grounds: readonly ColorPath[],
): readonly ContrastPair[] => inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));

const texts: readonly ContrastPair[] = [
  ...pairs(4.5, ['text.primary', 'text.secondary', 'text.muted', 'brand.text'], grounds),
  ...pairs(4.5, ['live.text', 'status.success', 'status.danger', 'status.warning', 'status.info'], papers),
  ...pairs(4.5, ['casino.text'], ['bg.surface', 'casino.subtle']),
  ...pairs(4.5, ['brand.on'], ['brand.base', 'brand.hover']),
  ...pairs(4.5, ['brand.text'], ['brand.subtle', 'odds.bg']),
  ...pairs(4.5, ['odds.text', 'odds.label', 'text.primary'], ['odds.bg', 'odds.hover']),
  ...pairs(4.5, ['text.secondary'], ['odds.bg', 'odds.lockedBg']),
  ...pairs(4.5, ['odds.selectedText'], ['odds.selectedBg', 'brand.hover']),
  ...pairs(4.5, ['odds.lockedText', 'status.warning'], ['odds.lockedBg']),
  ...pairs(4.5, ['move.up', 'text.primary', 'text.secondary'], ['move.upSubtle']),
  ...pairs(4.5, ['move.down', 'text.primary', 'text.secondary'], ['move.downSubtle']),
  ...pairs(4.5, ['live.on'], ['live.solid']),
  ...pairs(4.5, ['status.dangerOn'], ['status.dangerSolid']),
  ...pairs(4.5, ['status.success', 'text.primary'], ['status.successSubtle']),
  ...pairs(4.5, ['status.warning', 'text.primary'], ['status.warningSubtle']),
  ...pairs(4.5, ['status.danger', 'text.primary'], ['status.dangerSubtle']),
  ...pairs(4.5, ['status.info', 'text.primary'], ['status.infoSubtle']),
];

const controls: readonly ContrastPair[] = [
  ...pairs(3, ['border.control', 'border.focus'], grounds),
  ...pairs(3, ['brand.base', 'move.up', 'move.down'], marked),
];

/**
 * Every pair that the components use. Derivation keeps them, tests prove them, and the page of colours shows them.
 * If a component uses a text or a mark on another background, add the pair here.
 */
export const contrastPairs: readonly ContrastPair[] = [...texts, ...controls];

const byPath = new Map<ColorPath, readonly ContrastPair[]>();

/** Returns the pairs that a colour is part of. */
export function pairsOf(path: ColorPath): readonly ContrastPair[] {
  const known = byPath.get(path);
  if (known) return known;
  const own = contrastPairs.filter(({ ink, ground }) => ink === path || ground === path);
  byPath.set(path, own);
  return own;
}
