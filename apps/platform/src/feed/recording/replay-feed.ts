import type { Feed } from '../model/feed.ts';
import type { Fixture, MatchState, OfferedFixtures } from '../model/match.ts';
import type { RecordedMatch } from './recorded-match.ts';
import type { Recording } from './read-recording.ts';

/** How a recording is laid over the time of now. */
export interface ReplayOptions {
  readonly recording: Recording;
  /** When it begins, in milliseconds since 1970. The first instant of the recording falls on it. */
  readonly begins: number;
  /** Whether it begins again when it is over, and so on; else nothing is on offer after it. */
  readonly loops: boolean;
}

/** Digits that an instant takes in ids: enough until the year 2286. */
const digits = 13;

/**
 * A recorded feed. All instants of the recording are moved by as much as lies between its beginning and the one of the
 * round that is played: kick-offs, clocks, and everything that follows. An id is the recorded one followed by the
 * beginning of its round, so that no round's tickets are settled by another; a ticket of an earlier round, or of an
 * earlier start, is settled all the same. A match that is not over when the round is stands as it did and is void where
 * it is not decided.
 */
export function createReplayFeed({ recording, begins, loops }: ReplayOptions): Feed {
  const { from, duration, matches, offerChanges } = recording;

  /** The beginning of the round that is played at an instant; undefined before the first and after the last. */
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
  /** From instants of the recording to those of the round. */
  readonly shift: number;
  offset(now: number): number;
  /** The offset at which it is broken off. */
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
