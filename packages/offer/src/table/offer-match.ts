import { selectionsOf, type MarketStatus, type Match, type StructuralChange, type WireMarket } from '@kvota/contracts';
import { eventsBetween } from '@kvota/match';

/** A market without its prices: status, band, player, line, and selection codes in the order of the wire (MATCH-04 to MATCH-07). */
export interface OfferMarket {
  readonly status: MarketStatus;
  readonly band?: string | undefined;
  readonly player?: string | undefined;
  readonly line?: string | undefined;
  readonly selections: readonly string[];
}

/** A match without its prices. They change too often to be part of it and are read one by one. */
export type OfferMatch = Omit<Match, 'markets'> & { readonly markets: Readonly<Record<string, OfferMarket>> };

/** Converts a match of the wire. */
export function toOfferMatch(match: Match): OfferMatch {
  const markets = Object.entries(match.markets).map(([code, market]) => [code, toOfferMarket(market)] as const);
  return { ...match, markets: Object.fromEntries(markets) };
}

function toOfferMarket(market: WireMarket): OfferMarket {
  const { MS: status, B: band, P: player, L: line } = market;
  return {
    status,
    ...(band === undefined ? {} : { band }),
    ...(player === undefined ? {} : { player }),
    ...(line === undefined ? {} : { line }),
    selections: selectionsOf(market).map(([code]) => code),
  };
}

/** Applies a structural change: the given fields, and new statuses of markets that the match has. */
export function withChange(match: OfferMatch, change: StructuralChange): OfferMatch {
  const { inPlay, matchState, matchPhase, results, stats, redCards, yellowCards, timeStart, marketsCount } = change;
  const fields = { inPlay, matchState, matchPhase, results, stats, redCards, yellowCards, timeStart, marketsCount };
  const { markets = {} } = change;
  const next = { ...match, ...defined(fields), markets: withStatuses(match, (code) => markets[code]?.MS) };
  // The wire lists events once, with the match. Later ones are in the change, or are derived from its fields.
  const happened = change.events ?? eventsBetween(match, next);
  return match.events ? { ...next, events: [...match.events, ...happened] } : next;
}

/** Closes every market of a match (NET-17). */
export function withMarketsClosed(match: OfferMatch): OfferMatch {
  return { ...match, markets: withStatuses(match, () => 'CLOSED') };
}

/** Merges the parts of several rooms, from oldest to newest. Newer fields win; the markets of all parts are kept. */
export function mergeParts(parts: readonly OfferMatch[]): OfferMatch | undefined {
  const [first, ...newer] = parts;
  return newer.reduce<OfferMatch | undefined>(
    (match, part) => match && { ...match, ...defined(part), markets: { ...match.markets, ...part.markets } },
    first,
  );
}

function withStatuses(
  { markets }: OfferMatch,
  statusOf: (code: string) => MarketStatus | undefined,
): OfferMatch['markets'] {
  return Object.fromEntries(
    Object.entries(markets).map(([code, market]) => {
      const status = statusOf(code) ?? market.status;
      return [code, status === market.status ? market : { ...market, status }];
    }),
  );
}

/** Removes undefined fields, because they would hide older values. */
function defined<T extends object>(fields: T): Partial<T> {
  // Safe: every entry comes from `fields`, and a Partial may lack any.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
