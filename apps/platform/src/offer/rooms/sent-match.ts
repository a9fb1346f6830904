import type { MarketStatus, MatchEvent } from '@kvota/contracts';

import type { MatchView, OfferMarket } from '../matches/match-views.ts';
import { countMarkets, wireProgress } from '../matches/wire-match.ts';

const statuses = { open: 'OPEN', suspended: 'SUSPENDED', closed: 'CLOSED' } as const;

/** A match as the subscribers of a room last received it. */
export interface SentMatch {
  readonly view: MatchView;
  /** Codes and selections of its markets, as text. If they change, the match is sent as a whole. */
  readonly shape: string;
  readonly statuses: ReadonlyMap<string, MarketStatus>;
  /** Phase, scores and cards, as text. */
  readonly progress: string;
  readonly marketsCount: number;
  /** Number of its events. */
  readonly events: number;
}

/** Everything about a match that a change can carry. */
export interface MatchDifference {
  readonly markets?: Record<string, { MS: MarketStatus }>;
  readonly progress?: ReturnType<typeof wireProgress>;
  readonly events?: MatchEvent[];
  readonly marketsCount?: number;
}

function shapeOf(markets: readonly OfferMarket[]): string {
  return markets
    .map(
      ({ marketCode, selections }) => `${marketCode}:${selections.map(({ selectionCode }) => selectionCode).join(',')}`,
    )
    .join(';');
}

/** Describes a match as it is sent at an instant. */
export function sentMatch(view: MatchView, markets: readonly OfferMarket[], now: number, events: number): SentMatch {
  return {
    view,
    shape: shapeOf(markets),
    statuses: new Map(markets.map(({ marketCode, status }) => [marketCode, statuses[status]])),
    progress: JSON.stringify(wireProgress(view, now)),
    marketsCount: countMarkets(view),
    events,
  };
}

/**
 * Returns what changed between two descriptions of a match besides its prices. Undefined if nothing did. `allEvents` are
 * those until now: a change of the score brings the new ones, because it does not name the scorer.
 */
export function differenceOf(
  before: SentMatch,
  after: SentMatch,
  now: number,
  allEvents: readonly MatchEvent[],
): MatchDifference | undefined {
  const moved = [...after.statuses].filter(([code, status]) => before.statuses.get(code) !== status);
  const sameProgress = after.progress === before.progress;
  const sameCount = after.marketsCount === before.marketsCount;
  if (moved.length === 0 && sameProgress && sameCount) return undefined;
  const events = sameProgress ? [] : allEvents.slice(before.events);
  return {
    ...(moved.length > 0 && { markets: Object.fromEntries(moved.map(([code, MS]) => [code, { MS }])) }),
    ...(!sameProgress && { progress: wireProgress(after.view, now) }),
    ...(events.length > 0 && { events }),
    ...(!sameCount && { marketsCount: after.marketsCount }),
  };
}
