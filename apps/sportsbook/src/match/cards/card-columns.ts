import type { MarketCard } from './market-cards.ts';
import { firstRows } from './shown-rows.ts';

/** The column of each card, by its key. */
export type CardPlaces = ReadonlyMap<string, number>;

/** The height of the head of a card in rows of prices, with the gap below the card. */
const headRows = 1.6;

/** Returns the rows that a card takes, heads included. */
const rowsOf = (card: MarketCard): number => headRows + firstRows(card).length + (card.kind === 'outcomes' ? 0 : 0.5);

/**
 * Places cards in columns, each in the shortest one at its turn. A card keeps the column that it had before, so that
 * nothing jumps sideways when markets open and close.
 */
export function placeCards(cards: readonly MarketCard[], columns: number, before: CardPlaces): CardPlaces {
  const heights = Array.from({ length: columns }, () => 0);
  const places = new Map<string, number>();
  for (const card of cards) {
    const shortest = heights.indexOf(Math.min(...heights));
    const column = Math.min(before.get(card.key) ?? shortest, columns - 1);
    heights[column] = (heights[column] ?? 0) + rowsOf(card);
    places.set(card.key, column);
  }
  return places;
}
