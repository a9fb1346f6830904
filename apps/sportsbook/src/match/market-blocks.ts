import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';

import { familyOf } from '../markets/market-name.ts';

/** One price of a block. */
interface BlockCell {
  readonly market: string;
  readonly selection: string;
}

/** One market on a match page, or one kind of player market; then each cell is the market of one player. */
export interface MarketBlock {
  readonly code: string;
  readonly group: string;
  readonly cells: readonly BlockCell[];
  readonly ofPlayers: boolean;
}

interface Placed extends MarketBlock {
  readonly at: number;
  readonly player: number;
  readonly line: number;
}

/**
 * Returns the markets of a match in the order of the platform's filters, with players in the order of the match and
 * lines ascending. Closed markets are left out.
 */
export function blocksOf(match: OfferMatch, filters: readonly MarketFilter[]): MarketBlock[] {
  const order = filters
    .filter((filter) => filter.sport === match.sport)
    .flatMap((filter) =>
      filter.markets.map(({ market, selections }) => ({ family: market, group: filter.group, selections })),
    );
  const places = new Map(order.map(({ family }, at) => [family, at]));
  const blocks = Object.entries(match.markets)
    .filter(([, market]) => market.status !== 'CLOSED' && market.selections.length > 0)
    .map(([code, market]): Placed => {
      const { family, line, player = 0 } = familyOf(match.sport, code);
      const at = places.get(family) ?? order.length;
      const cells = inOrder(market.selections, order[at]?.selections ?? []).map((selection) => ({
        market: code,
        selection,
      }));
      const ofPlayers = market.player !== undefined && cells.length === 1;
      return { code, at, line: Number(line ?? 0), player, group: order[at]?.group ?? 'main', cells, ofPlayers };
    })
    .sort((a, b) => a.at - b.at || a.player - b.player || a.line - b.line || a.code.localeCompare(b.code));
  return together(blocks).map((block) => (block.ofPlayers ? { ...block, cells: bySides(match, block.cells) } : block));
}

/** Joins player markets with one outcome each into one block, because "who scores" is one question. */
function together(blocks: readonly Placed[]): MarketBlock[] {
  const joined: MarketBlock[] = [];
  let last: Placed | undefined;
  for (const block of blocks) {
    const { code, group, cells, ofPlayers } = block;
    const before = joined.at(-1);
    if (before && last?.ofPlayers && ofPlayers && last.at === block.at) {
      joined[joined.length - 1] = { ...before, cells: [...before.cells, ...cells] };
    } else joined.push({ code, group, cells, ofPlayers });
    last = block;
  }
  return joined;
}

/** Puts the host's players in the left column and the guest's in the right one, as far as both have some. */
function bySides({ players = [], markets }: OfferMatch, cells: readonly BlockCell[]): BlockCell[] {
  const guests = new Set(players.filter(({ team }) => team === 'away').map(({ id }) => id));
  const isGuest = ({ market }: BlockCell): boolean => guests.has(markets[market]?.player ?? '');
  const [hosts, others] = [cells.filter((cell) => !isGuest(cell)), cells.filter(isGuest)];
  const rows = Math.max(hosts.length, others.length);
  return Array.from({ length: rows }, (_, row) => [hosts[row], others[row]]).flatMap((pair) =>
    pair.flatMap((cell) => cell ?? []),
  );
}

/** Returns selections in the order of the filter, then those that it does not list in the order of the wire. */
function inOrder(selections: readonly string[], wanted: readonly string[]): string[] {
  const listed = wanted.filter((code) => selections.includes(code));
  return [...listed, ...selections.filter((code) => !wanted.includes(code))];
}
