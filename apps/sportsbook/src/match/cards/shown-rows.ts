import type { CardRow, MarketCard } from './market-cards.ts';

/** A card with more rows than this is shortened. */
const most = 5;

/** Rows of a shortened card. */
const kept = 4;

/**
 * Returns the rows that a card shows at first (MATCH-29): of many lines those in the middle, around the most likely
 * result; of many players the first ones. A few rows more than `kept` are not worth a button.
 */
export function firstRows({ kind, rows }: Pick<MarketCard, 'kind' | 'rows'>): readonly CardRow[] {
  if (rows.length <= most) return rows;
  switch (kind) {
    case 'lines':
    case 'handicaps': {
      const from = Math.floor((rows.length - kept) / 2);
      return rows.slice(from, from + kept);
    }
    case 'scorers':
    case 'players':
    case 'outcomes':
      return rows.slice(0, kept);
  }
}
