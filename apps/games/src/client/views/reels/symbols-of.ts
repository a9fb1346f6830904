import type { ReelsModel } from '@kvota/games';

import type { SlotSymbol, SymbolSet } from '../../themes/symbols/symbol.ts';

/** The picture of each letter of a slot: the better a symbol pays, the higher its rank in the theme. */
export function symbolsOf({ pays, wild, scatter }: ReelsModel, set: SymbolSet): ReadonlyMap<string, SlotSymbol> {
  const most = (letter: string): number => Math.max(...(pays[letter] ?? [0]));
  const letters = Object.keys(pays)
    .filter((letter) => letter !== wild)
    .toSorted((a, b) => most(b) - most(a));
  const last = set.ranked.at(-1) ?? set.scatter;
  const symbols = new Map(letters.map((letter, rank) => [letter, set.ranked[rank] ?? last] as const));
  if (wild !== undefined) symbols.set(wild, set.wild);
  if (scatter) symbols.set(scatter.symbol, set.scatter);
  return symbols;
}
