import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';

import { familyOf } from '../market/market-name.ts';

/** One market on a match page. */
export interface MarketBlock {
  readonly code: string;
  readonly group: string;
  readonly selections: readonly string[];
}

/** The markets of a match in the order of the platform's filters, lines ascending; closed ones are left out. */
export function blocksOf(match: OfferMatch, filters: readonly MarketFilter[]): MarketBlock[] {
  const order = filters
    .filter((filter) => filter.sport === match.sport)
    .flatMap((filter) =>
      filter.markets.map(({ market, selections }) => ({ family: market, group: filter.group, selections })),
    );
  const place = (family: string): number => {
    const index = order.findIndex((entry) => entry.family === family);
    return index === -1 ? order.length : index;
  };
  return Object.entries(match.markets)
    .filter(([, market]) => market.status !== 'CLOSED' && market.selections.length > 0)
    .map(([code, market]) => {
      const { family, line } = familyOf(match.sport, code);
      return {
        code,
        at: place(family),
        line: Number(line ?? 0),
        group: order[place(family)]?.group ?? 'main',
        selections: inOrder(market.selections, order[place(family)]?.selections ?? []),
      };
    })
    .sort((a, b) => a.at - b.at || a.line - b.line || a.code.localeCompare(b.code))
    .map(({ code, group, selections }) => ({ code, group, selections }));
}

/** Selections in the order of the filter; those that it does not list come after, as the wire has them. */
function inOrder(selections: readonly string[], wanted: readonly string[]): string[] {
  const listed = wanted.filter((code) => selections.includes(code));
  return [...listed, ...selections.filter((code) => !wanted.includes(code))];
}
