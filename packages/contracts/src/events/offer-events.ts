import * as v from 'valibot';

import {
  Match,
  MarketStatus,
  MatchEvent,
  MatchPhase,
  PeriodStats,
  Results,
  type Match as MatchType,
} from '../offer/match.ts';
import { SidebarSport } from '../offer/sidebar.ts';

/** Kinds of room. A kind and a sport or event id form the name of a room, see {@link roomName}. */
export const roomKinds = ['prematch', 'live', 'prematchmatch', 'livematch'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Returns the name of a room: kind, slash, sport code or event id, such as `prematch/F` or `livematch/4711`. */
export function roomName(kind: RoomKind, key: string): string {
  return `${kind}/${key}`;
}

/** Returns the key of the prematch room that holds one match with the markets of the table, such as `F/4711`. */
export function rowKey(sport: string, eventId: string): string {
  return `${sport}/${eventId}`;
}

/** Identifies a price of a room: [eventId, marketCode, selectionCode]. Its position in the list of the room is its index in deltas. */
export const OddsKey = v.tuple([v.string(), v.string(), v.string()]);
export type OddsKey = v.InferOutput<typeof OddsKey>;

/**
 * The last message of a room that a client has: its number, and the run of the room that counts it. A platform that has
 * kept what followed sends that, otherwise the snapshot (NET-33).
 */
export const position = {
  run: v.optional(v.pipe(v.string(), v.maxLength(64))),
  seq: v.optional(v.pipe(v.number(), v.integer())),
};
export const RoomPosition = v.object(position);
export type RoomPosition = v.InferOutput<typeof RoomPosition>;

/**
 * The complete state of a room, sent after a subscription and after a gap (NET-20, OP-56). `odds[i]` identifies the price
 * with index i in deltas. The values are in `matches`.
 */
export const OfferSnapshot = v.object({
  kind: v.picklist(roomKinds),
  room: v.string(),
  seq: v.number(),
  run: v.optional(v.pipe(v.string(), v.description('Identifies the counting of this room, to resume it'))),
  serverTime: v.string(),
  matches: v.array(Match),
  odds: v.array(OddsKey),
});
export type OfferSnapshot = Omit<v.InferOutput<typeof OfferSnapshot>, 'matches'> & { matches: MatchType[] };

/** The hours of a time filter (CONST-12). The prematch sidebar counts the matches that start within them. */
export const TimeFilter = v.picklist([1, 3, 12, 24, 72]);
export type TimeFilter = v.InferOutput<typeof TimeFilter>;

/**
 * The complete state of a sidebar, sent after a subscription. `seq` is its number, and each update counts one more. To a
 * client that subscribes with a position, only the sports that have changed since are sent, with `resumed` (NET-33).
 */
export const SidebarSnapshot = v.object({
  kind: v.picklist(['sidebar', 'live_sidebar']),
  time_filter: v.nullish(TimeFilter),
  ...position,
  resumed: v.optional(v.literal(true)),
  serverTime: v.string(),
  sports: v.array(SidebarSport),
});
export type SidebarSnapshot = v.InferOutput<typeof SidebarSnapshot>;

/** Prices that changed: [seq, index, thousandths, index, thousandths, …]; 0 thousandths if not available (OP-56). */
export const OddsDelta = v.pipe(
  v.array(v.number()),
  v.check(
    (numbers) => numbers.length % 2 === 1,
    'an odds delta is a sequence number and pairs of index and thousandths',
  ),
);
export type OddsDelta = number[];

/**
 * A change other than of prices. A match is new if `match` is given: its prices `odds` are appended to the list of the
 * room. It was removed if `gone` is true. Otherwise the given fields have new values; `markets` has new statuses by code.
 * Structural changes and deltas share the sequence of the room.
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
  yellowCards: v.optional(v.tuple([v.number(), v.number()])),
  timeStart: v.optional(v.string()),
  marketsCount: v.optional(v.number()),
  events: v.optional(v.pipe(v.array(MatchEvent), v.description('New events; only on the page of a live match'))),
});
export type StructuralChange = Omit<v.InferOutput<typeof StructuralChange>, 'match'> & {
  match?: MatchType | undefined;
};

/** Arguments of an update: the room, then a flat delta or one structural change. */
export const UpdateArgs = v.tuple([v.string(), v.union([OddsDelta, StructuralChange])]);
