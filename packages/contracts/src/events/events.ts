import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';
import { SidebarSport } from '../offer/sidebar.ts';
import { defineEvent } from './event.ts';
import { OfferSnapshot, position, RoomPosition, SidebarSnapshot, TimeFilter, UpdateArgs } from './offer-events.ts';

const none = v.tuple([]);
/** Beside other arguments: a malformed one must not count as none. */
const nothing = v.strictTuple([]);
const sport = v.tuple([v.object({ sport: v.string(), ...position })]);
const pot = { code: v.string(), currency: v.string(), amount: Money };
const oneMatch = v.tuple([
  v.object({ eventId: v.string(), sport: v.string(), disconnect: v.optional(v.boolean(), false), ...position }),
]);

/** Events that a server sends (NET-11 … NET-22). */
export const inboundEvents = {
  reload_page: defineEvent({
    id: 'NET-11',
    channel: 'sports',
    summary: 'Fetch market filters and the table again',
    args: none,
  }),
  reload_settings: defineEvent({ id: 'NET-16', channel: 'sports', summary: 'Fetch settings again', args: none }),
  casinoBetLimit: defineEvent({
    id: 'NET-21',
    channel: 'sports',
    summary: 'A bet exceeded the limit of a game',
    args: v.tuple([
      v.object({ game_code: v.string(), game_limit: v.nullish(v.string()), currency: v.nullish(v.string()) }),
    ]),
  }),
  casinoInactiveGame: defineEvent({
    id: 'NET-22',
    channel: 'sports',
    summary: 'A game was disabled',
    args: v.tuple([v.object({ game_code: v.string() })]),
  }),
  jackpot: defineEvent({
    id: 'JACK-03',
    channel: 'sports',
    summary: 'A jackpot changed',
    args: v.tuple([v.object({ ...pot, seq: v.number() })]),
  }),
  jackpotWon: defineEvent({
    id: 'JACK-04',
    channel: 'sports',
    summary: 'The player won a jackpot',
    args: v.tuple([v.object(pot)]),
  }),
  agency_tickets: defineEvent({
    id: 'added',
    channel: 'sports',
    summary: 'AgencyTicketNews, for agents: tickets in the own branch',
    // The schema of the lines would be part of the first page of every player.
    args: v.tuple([v.looseObject({ seq: v.number() })]),
  }),
  agency_changed: defineEvent({
    id: 'added',
    channel: 'sports',
    summary: 'A node of the own branch changed (agencyChanges)',
    args: v.tuple([v.object({ what: v.string(), node: v.string() })]),
  }),
  initial_data: defineEvent({
    id: 'NET-20',
    channel: 'feedout',
    summary: 'Snapshot of a room or sidebar',
    args: v.tuple([v.variant('kind', [OfferSnapshot, SidebarSnapshot])]),
  }),
  prematch_update: defineEvent({
    id: 'NET-12',
    channel: 'feedout',
    summary: 'Changes of a prematch room',
    args: UpdateArgs,
  }),
  live_update: defineEvent({ id: 'NET-13', channel: 'feedout', summary: 'Changes of a live room', args: UpdateArgs }),
  live_match_update: defineEvent({
    id: 'NET-15',
    channel: 'feedout',
    summary: 'Changes of a live match',
    args: UpdateArgs,
  }),
  live_inactive_update: defineEvent({
    id: 'NET-17',
    channel: 'feedout',
    summary: 'A live match became inactive',
    args: v.tuple([v.object({ eventId: v.string(), sport: v.string() })]),
  }),
  sidebar_update: defineEvent({
    id: 'NET-18',
    channel: 'feedout',
    summary: 'Changed sports of the prematch sidebar, and its time filter if it has one',
    args: v.tuple([v.array(SidebarSport), v.optional(TimeFilter)]),
  }),
  live_sidebar_update: defineEvent({
    id: 'NET-14',
    channel: 'feedout',
    summary: 'Changed sports of the live sidebar; eventsCount 0 removes a sport',
    args: v.tuple([v.array(SidebarSport)]),
  }),
  reload_favorite_live: defineEvent({
    id: 'NET-19',
    channel: 'feedout',
    summary: 'Fetch live favourite competitions again',
    args: none,
  }),
  heartbeat: defineEvent({
    id: 'added',
    channel: 'feedout',
    summary: 'The sequence numbers of the rooms of this socket that sent nothing for a second, by room',
    args: v.tuple([v.record(v.string(), v.number())]),
  }),
  feed_silent: defineEvent({
    id: 'added',
    channel: 'feedout',
    summary: 'The source of the odds is silent, until a snapshot arrives',
    args: v.tuple([v.object({ since: v.pipe(v.string(), v.description('Time of its last message, ISO 8601')) })]),
  }),
};

const outcome = { ErrorText: v.string(), error: v.nullish(v.string()) };

/**
 * The acknowledgement of `global`. `changedAgo` is the number of milliseconds since settings, texts or content last
 * changed, as far as the platform knows. What a page fetched within that time is up to date (NET-39).
 */
export const Joined = v.object({
  ...outcome,
  changedAgo: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type Joined = v.InferOutput<typeof Joined>;

/**
 * Events that a client sends (NET-23 … NET-31). A second subscription to a room requests its snapshot again, or with
 * `run` and `seq` only what came after that message (NET-33).
 */
export const outboundEvents = {
  auth: defineEvent({
    id: 'NET-23',
    channel: 'sports',
    summary: 'Authenticate this socket with the token of preAuth; acknowledged with the outcome',
    args: v.tuple([v.object({ token: v.string() })]),
  }),
  global: defineEvent({
    id: 'NET-24',
    channel: 'sports',
    summary: 'Join site-wide events; acknowledged with the time since the last change',
    args: none,
    answer: Joined,
  }),
  agency: defineEvent({
    id: 'added',
    channel: 'sports',
    summary: 'Follow the own branch, or stop; acknowledged with the outcome',
    args: v.tuple([v.object({ on: v.boolean() })]),
    answer: v.object(outcome),
  }),
  live: defineEvent({
    id: 'NET-25',
    channel: 'feedout',
    summary: 'Subscribe to the live table of a sport',
    args: sport,
  }),
  all: defineEvent({
    id: 'NET-26',
    channel: 'feedout',
    summary: 'Subscribe to the live tables of every sport; `rooms` has the known ones',
    args: v.union([v.tuple([v.object({ rooms: v.record(v.string(), RoomPosition) })]), nothing]),
  }),
  prematch: defineEvent({
    id: 'NET-27',
    channel: 'feedout',
    summary: 'Subscribe to the prematch table of a sport, or to a row of it',
    args: v.tuple([v.object({ sport: v.string(), eventId: v.optional(v.string()), ...position })]),
  }),
  sidebar: defineEvent({
    id: 'NET-28',
    channel: 'feedout',
    summary: 'Subscribe to the prematch sidebar, of all matches or of those within the hours of a time filter',
    args: v.union([v.tuple([v.object({ time_filter: v.optional(TimeFilter), ...position })]), nothing]),
  }),
  live_sidebar: defineEvent({
    id: 'NET-29',
    channel: 'feedout',
    summary: 'Subscribe to the live sidebar',
    args: v.union([v.tuple([RoomPosition]), nothing]),
  }),
  livematch: defineEvent({
    id: 'NET-30',
    channel: 'feedout',
    summary: 'Subscribe to a live match, or leave it',
    args: oneMatch,
  }),
  prematchmatch: defineEvent({
    id: 'NET-31',
    channel: 'feedout',
    summary: 'Subscribe to a prematch match, or leave it',
    args: oneMatch,
  }),
  leave: defineEvent({
    id: 'added',
    channel: 'feedout',
    summary: 'Leave the table of a sport or a sidebar, by the name of its room, such as live/F or sidebar:24',
    args: v.tuple([v.object({ room: v.string() })]),
  }),
};

export type InboundEvents = typeof inboundEvents;
export type OutboundEvents = typeof outboundEvents;
export type InboundEventName = keyof InboundEvents;
export type OutboundEventName = keyof OutboundEvents;
