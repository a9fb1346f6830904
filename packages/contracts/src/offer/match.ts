import * as v from 'valibot';

import { Odds } from '../amount/odds-schema.ts';

/** One outcome of a market. `O` is its price (MATCH-06). */
export const WireSelection = v.object({ O: Odds });
export type WireSelection = v.InferOutput<typeof WireSelection>;

/** Status of a market. Selections are available only if it is OPEN (MATCH-05). */
export const MarketStatus = v.picklist(['OPEN', 'SUSPENDED', 'CLOSED']);
export type MarketStatus = v.InferOutput<typeof MarketStatus>;

/**
 * A market: status `MS`, band `B`, player `P`, line `L`, and its selections by code (MATCH-04 … MATCH-07, OP-58). Use
 * {@link selectionsOf} to read the selections, because the four meta keys are never selections.
 */
export const WireMarket = v.objectWithRest(
  { MS: MarketStatus, B: v.optional(v.string()), P: v.optional(v.string()), L: v.optional(v.string()) },
  WireSelection,
);
export type WireMarket = {
  MS: MarketStatus;
  B?: string | undefined;
  P?: string | undefined;
  L?: string | undefined;
} & {
  [selectionCode: string]: WireSelection | string | undefined;
};

/** The keys of a market that are never selections (MATCH-07). */
export const marketMetaKeys: readonly string[] = ['MS', 'B', 'P', 'L'];

/** Returns the selections of a market with their codes, in the order of the wire (MATCH-06, MATCH-07). */
export function selectionsOf(market: WireMarket): [code: string, selection: WireSelection][] {
  return Object.entries(market).flatMap(([code, value]): [string, WireSelection][] =>
    marketMetaKeys.includes(code) || typeof value !== 'object' ? [] : [[code, value]],
  );
}

const pair = v.tuple([v.number(), v.number()]);

/** Results as [host, away]: goals, points, sets, legs, maps (MATCH-08). */
export const Results = v.object({
  G: v.optional(pair),
  P: v.optional(pair),
  S: v.optional(pair),
  L: v.optional(pair),
  M: v.optional(pair),
});
export type Results = v.InferOutput<typeof Results>;

/** One period of the statistics: name, goals, points, corners as [host, away] (MATCH-09, OP-58). */
export const PeriodStats = v.object({ PN: v.string(), G: v.optional(pair), P: v.optional(pair), K: v.optional(pair) });
export type PeriodStats = v.InferOutput<typeof PeriodStats>;

/** Phase of a match and its minute. `clock` is the text of the game clock, or the minute of added time such as 45+2', `server` the serving side in tennis (MATCH-10). */
export const MatchPhase = v.object({
  name: v.string(),
  timeMin: v.nullable(v.number()),
  clock: v.optional(v.string()),
  server: v.optional(v.picklist(['host', 'away'])),
  points: v.optional(v.tuple([v.string(), v.string()])),
});
export type MatchPhase = v.InferOutput<typeof MatchPhase>;

/** An event in a match: a point within a set or game (`part`), a change of the deciding score, a card, or a new phase. */
export const MatchEvent = v.object({
  kind: v.picklist(['score', 'part', 'redCard', 'yellowCard', 'phase']),
  /** The side that the event belongs to; absent for a phase. */
  side: v.optional(v.picklist(['host', 'away'])),
  player: v.optional(v.pipe(v.string(), v.description('The scorer, if known'))),
  phase: v.string(),
  timeMin: v.nullable(v.number()),
  clock: v.optional(v.string()),
  /** The score after the event: of the period for a `part`, otherwise of the match. */
  score: pair,
});
export type MatchEvent = v.InferOutput<typeof MatchEvent>;

/** A match in a table or on its page, with the fields of both specifications (MATCH-01, MATCH-02, OP-59). */
export const Match = v.object({
  sport: v.string(),
  eventId: v.string(),
  sfId: v.string(),
  leagueId: v.string(),
  leagueName: v.string(),
  groupName: v.string(),
  hostName: v.string(),
  awayName: v.string(),
  timeStart: v.pipe(v.string(), v.description('ISO 8601, UTC')),
  inPlay: v.boolean(),
  matchState: v.pipe(v.string(), v.description('Phase code; NSY if not started')),
  matchPhase: v.optional(MatchPhase),
  results: v.optional(Results),
  stats: v.optional(v.array(PeriodStats)),
  redCards: v.optional(pair),
  yellowCards: v.optional(pair),
  events: v.optional(v.pipe(v.array(MatchEvent), v.description('All events; only on the page of a live match'))),
  players: v.optional(v.array(v.object({ id: v.string(), name: v.string(), team: v.picklist(['host', 'away']) }))),
  playerStats: v.optional(
    v.record(
      v.string(),
      v.object({ pts: v.optional(v.number()), reb: v.optional(v.number()), ast: v.optional(v.number()) }),
    ),
  ),
  markets: v.pipe(v.record(v.string(), WireMarket), v.description('By market code')),
  marketsCount: v.pipe(v.number(), v.description('Number of all markets')),
});
export type Match = Omit<v.InferOutput<typeof Match>, 'markets'> & { markets: Record<string, WireMarket> };
