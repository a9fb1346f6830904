import type { MarketCard } from './market-cards.ts';
import { firstRows } from './shown-rows.ts';

/** The column of each card, by its key. */
export type CardPlaces = ReadonlyMap<string, number>;

/** Heights in rows of prices: a card in one line; the head of another card, heads of columns and its button for all rows. */
const heights = { line: 1.4, head: 1.6, columns: 0.6, button: 1 };

/** Returns the rows that a card takes, with the gap below it. */
function rowsOf(card: MarketCard, isLine: boolean): number {
  if (isLine) return heights.line;
  const shown = firstRows(card).length;
  const columns = card.kind === 'outcomes' ? 0 : heights.columns;
  return heights.head + columns + shown + (shown < card.rows.length ? heights.button : 0);
}

/**
 * Places cards in columns, each in the shortest one at its turn. A card keeps the column that it had before, so that
 * nothing jumps sideways when markets open and close.
 */
export function placeCards(
  cards: readonly MarketCard[],
  columns: number,
  before: CardPlaces,
  isLine: (card: MarketCard) => boolean = () => false,
): CardPlaces {
  const filled = Array.from({ length: columns }, () => 0);
  const places = new Map<string, number>();
  for (const card of cards) {
    const shortest = filled.indexOf(Math.min(...filled));
    const column = Math.min(before.get(card.key) ?? shortest, columns - 1);
    filled[column] = (filled[column] ?? 0) + rowsOf(card, isLine(card));
    places.set(card.key, column);
  }
  return places;
}
