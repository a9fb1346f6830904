import { selectionsOf, type MarketStatus, type Match, type StructuralChange, type WireMarket } from '@kvota/contracts';
import { eventsBetween } from '@kvota/match';

/** A market without its odds: status, band, player, line, and the codes of its selections in the order of the wire (MATCH-04 … MATCH-07). */
export interface OfferMarket {
  readonly status: MarketStatus;
  readonly band?: string | undefined;
  readonly player?: string | undefined;
  readonly line?: string | undefined;
  readonly selections: readonly string[];
}

/** A match without its odds, which change too often to be part of it: they are read one by one. */
export type OfferMatch = Omit<Match, 'markets'> & { readonly markets: Readonly<Record<string, OfferMarket>> };

/** A match of the wire without its odds. */
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

/** A match after a structural change that neither brings nor takes it: the fields given, and new statuses of markets it has. */
export function changed(match: OfferMatch, change: StructuralChange): OfferMatch {
  const { inPlay, matchState, matchPhase, results, stats, redCards, timeStart, marketsCount } = change;
  const fields = { inPlay, matchState, matchPhase, results, stats, redCards, timeStart, marketsCount };
  const { markets = {} } = change;
  const next = { ...match, ...defined(fields), markets: withStatuses(match, (code) => markets[code]?.MS) };
  // The wire tells what has happened once, with the match; what happens then is told or read from the changes.
  const happened = change.events ?? eventsBetween(match, next);
  return match.events ? { ...next, events: [...match.events, ...happened] } : next;
}

/** A match of which nothing can be had any more (NET-17). */
export function closed(match: OfferMatch): OfferMatch {
  return { ...match, markets: withStatuses(match, () => 'CLOSED') };
}

/** One match out of what several rooms say of it, from oldest to newest: newer fields win, markets are all of them. */
export function combined(parts: readonly OfferMatch[]): OfferMatch | undefined {
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

/** An object without its undefined fields, which would hide older ones. */
function defined<T extends object>(fields: T): Partial<T> {
  // Safe: every entry comes from `fields`, and a Partial may lack any.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
