import type { Feed } from '../model/feed.ts';
import type { Fixture, MatchState, OfferedFixtures } from '../model/match.ts';
import type { RecordedMatch } from './recorded-match.ts';
import type { Recording } from './read-recording.ts';

/** Options of a replay. */
export interface ReplayOptions {
  readonly recording: Recording;
  /** Instant of the first line, in milliseconds since 1970. */
  readonly begins: number;
  /** True if the recording starts again after its end. Otherwise nothing is on offer then. */
  readonly loops: boolean;
}

/** Digits of an instant in an id: enough until the year 2286. */
const digits = 13;

/**
 * A feed that replays a recording. All instants are shifted to the round that is played: kick-offs, clocks and
 * everything else. An id is the recorded one followed by the beginning of its round, so that tickets of one round are
 * not settled by another. A match that is not over at the end of a round no longer changes, and its undecided markets
 * are void.
 */
export function createReplayFeed({ recording, begins, loops }: ReplayOptions): Feed {
  const { from, duration, matches, offerChanges } = recording;

  /** Returns the beginning of the round at an instant; undefined before the first and after the last round. */
  const roundAt = (now: number): number | undefined => {
    if (now < begins || (!loops && now >= begins + duration)) return undefined;
    return begins + Math.floor((now - begins) / duration) * duration;
  };

  const find = (eventId: string): Played | undefined => {
    const begin = eventId.slice(-digits);
    const match = matches.get(eventId.slice(0, -digits));
    return match && /^\d+$/.test(begin) ? played(match, eventId, Number(begin)) : undefined;
  };
  const played = (match: RecordedMatch, eventId: string, begin: number): Played => ({
    match,
    begin,
    shift: begin - from,
    eventId,
    offset: (now) => now - begin,
    stop: (now, endedAt) => {
      const ended = endedAt !== undefined && endedAt <= now ? endedAt - begin : duration;
      return Math.min(ended, duration);
    },
  });
  const inRound = (begin: number): Played[] =>
    [...matches.values()].map((match) =>
      played(match, `${match.fixture.eventId}${String(begin).padStart(digits, '0')}`, begin),
    );

  const playerPricesAt: Feed['playerPricesAt'] = (eventId, now, endedAt) => {
    const one = find(eventId);
    return one?.match.playerPricesAt(one.offset(now), one.stop(now, endedAt)) ?? [];
  };

  return {
    sports: recording.sports,
    fixtures(start, end) {
      const first = Math.max(0, Math.floor((start - begins) / duration));
      const last = loops ? Math.floor((end - 1 - begins) / duration) : 0;
      const found: Fixture[] = [];
      for (let round = first; round <= last; round += 1) {
        for (const one of inRound(begins + round * duration)) {
          const fixture = fixtureOf(one);
          const over = one.begin + Math.min(duration, one.match.endsAt);
          const isPlayed = one.match.fixture.timeStart - from < duration;
          if (isPlayed && fixture.timeStart < end && (fixture.timeStart >= start || over > start)) found.push(fixture);
        }
      }
      return found.sort(byStart);
    },
    offerAt(now): OfferedFixtures {
      const begin = roundAt(now);
      const offer = { prematch: [] as Fixture[], live: [] as Fixture[] };
      for (const one of begin === undefined ? [] : inRound(begin)) {
        const place = one.match.offerAt(one.offset(now));
        if (place !== 'gone') offer[place].push(fixtureOf(one));
      }
      return { prematch: offer.prematch.sort(byStart), live: offer.live.sort(byStart) };
    },
    nextOfferChangeAt(now) {
      if (now < begins) return begins;
      const begin = roundAt(now);
      if (begin === undefined) return Number.POSITIVE_INFINITY;
      const next = offerChanges.find((at) => at > now - begin);
      return begin + (next ?? duration);
    },
    match(eventId) {
      const one = find(eventId);
      return one && fixtureOf(one);
    },
    stateAt(eventId, now, endedAt) {
      const one = find(eventId);
      const state = one?.match.stateAt(one.offset(now), one.stop(now, endedAt));
      return one && state && stateOf(one, state);
    },
    courseUntil(eventId, now, endedAt, without = 0) {
      const one = find(eventId);
      const course = one?.match.courseUntil(one.offset(now), one.stop(now, endedAt)) ?? [];
      return one ? course.slice(without).map((state) => stateOf(one, state)) : [];
    },
    squadOf: (eventId) => find(eventId)?.match.squad ?? [],
    playerPricesAt,
    openPlayerMarketsAt: (...of) => playerPricesAt(...of).filter(({ status }) => status !== 'closed').length,
    pricesAt(eventId, now, endedAt) {
      const one = find(eventId);
      return one?.match.pricesAt(one.offset(now), one.stop(now, endedAt)) ?? [];
    },
    marketAt(eventId, code, now, endedAt) {
      const one = find(eventId);
      return one?.match.marketAt(code, one.offset(now), one.stop(now, endedAt));
    },
    nextChangeAt(eventId, now) {
      const one = find(eventId);
      return one ? one.begin + one.match.nextChangeAfter(one.offset(now), duration) : Number.POSITIVE_INFINITY;
    },
    resultAt(eventId, now, endedAt) {
      const one = find(eventId);
      const result = one?.match.resultAt(one.offset(now), one.stop(now, endedAt));
      return result && { eventId, ...result };
    },
    settlementAt(eventId, code, now, endedAt) {
      const one = find(eventId);
      return one?.match.settlementAt(code, one.offset(now), one.stop(now, endedAt));
    },
  };
}

/** A recorded match in one of its rounds. */
interface Played {
  readonly match: RecordedMatch;
  readonly eventId: string;
  /** Beginning of the round. */
  readonly begin: number;
  /** Difference between instants of the round and of the recording. */
  readonly shift: number;
  offset(now: number): number;
  /** Returns the offset at which the match is stopped. */
  stop(now: number, endedAt?: number): number;
}

function fixtureOf({ match: { fixture }, eventId, shift }: Played): Fixture {
  const { publishedAt, timeStart } = fixture;
  return { ...fixture, eventId, publishedAt: publishedAt + shift, timeStart: timeStart + shift };
}

function stateOf({ eventId, shift }: Played, state: Omit<MatchState, 'eventId'>): MatchState {
  const { clock } = state;
  return { eventId, ...state, clock: clock && { ...clock, asOf: clock.asOf + shift } };
}

function byStart(a: Fixture, b: Fixture): number {
  return a.timeStart - b.timeStart || (a.eventId < b.eventId ? -1 : 1);
}
