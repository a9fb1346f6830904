import * as v from 'valibot';

import {
  Match,
  MarketStatus,
  MatchEvent,
  MatchPhase,
  PeriodStats,
  Results,
  SidebarSport,
  type Match as MatchType,
} from '../offer/match.ts';

/** What a room shows; together with a sport or an event id it names the room, see {@link roomName}. */
export const roomKinds = ['prematch', 'live', 'prematchmatch', 'livematch'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** The name of a room: kind, slash, sport code or event id; `prematch/F`, `livematch/4711`. */
export function roomName(kind: RoomKind, key: string): string {
  return `${kind}/${key}`;
}

/** One odd of a room: [eventId, marketCode, selectionCode]. Its place in the room's list is its index in deltas. */
export const OddsKey = v.tuple([v.string(), v.string(), v.string()]);
export type OddsKey = v.InferOutput<typeof OddsKey>;

/**
 * First data of a room, after subscribing and after a gap (NET-20, OP-56). `odds[i]` names what index i means in
 * deltas; the values themselves stand in `matches`.
 */
export const OfferSnapshot = v.object({
  kind: v.picklist(roomKinds),
  room: v.string(),
  seq: v.number(),
  serverTime: v.string(),
  matches: v.array(Match),
  odds: v.array(OddsKey),
});
export type OfferSnapshot = Omit<v.InferOutput<typeof OfferSnapshot>, 'matches'> & { matches: MatchType[] };

/** First data of a sidebar. */
export const SidebarSnapshot = v.object({
  kind: v.picklist(['sidebar', 'live_sidebar']),
  serverTime: v.string(),
  sports: v.array(SidebarSport),
});
export type SidebarSnapshot = v.InferOutput<typeof SidebarSnapshot>;

/** Odds that moved: [seq, index, thousandths, index, thousandths, …]; 0 thousandths: not to be had (OP-56). */
export const OddsDelta = v.pipe(
  v.array(v.number()),
  v.check(
    (numbers) => numbers.length % 2 === 1,
    'an odds delta is a sequence number and pairs of index and thousandths',
  ),
);
export type OddsDelta = number[];

/**
 * A change that is not an odd: a match that came (`match`, whose odds are appended to the room's index as `odds`),
 * went (`gone`), or changed in the fields given. `markets` holds new market statuses by code. Shares the room's sequence.
 */
export const StructuralChange = v.object({
  seq: v.number(),
  eventId: v.string(),
  sport: v.string(),
  gone: v.optional(v.literal(true)),
  match: v.optional(Match),
  odds: v.optional(v.array(OddsKey)),
  markets: v.optional(v.record(v.string(), v.object({ MS: MarketStatus }))),
  inPlay: v.optional(v.boolean()),
  matchState: v.optional(v.string()),
  matchPhase: v.optional(MatchPhase),
  results: v.optional(Results),
  stats: v.optional(v.array(PeriodStats)),
  redCards: v.optional(v.tuple([v.number(), v.number()])),
  timeStart: v.optional(v.string()),
  marketsCount: v.optional(v.number()),
  events: v.optional(
    v.pipe(v.array(MatchEvent), v.description('What has happened since, on the page of a match, with who did it')),
  ),
});
export type StructuralChange = Omit<v.InferOutput<typeof StructuralChange>, 'match'> & {
  match?: MatchType | undefined;
};

/** Arguments of an update: the room, then either a flat delta or one structural change. */
export const UpdateArgs = v.tuple([v.string(), v.union([OddsDelta, StructuralChange])]);
