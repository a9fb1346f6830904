import type { Feed } from '../model/feed.ts';
import type {
  Fixture,
  MarketPrices,
  MarketSettlement,
  MatchResult,
  MatchState,
  OfferedFixtures,
  Player,
} from '../model/match.ts';
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

/** A recorded match in one of its rounds. */
class PlayedMatch {
  readonly eventId: string;
  /** Beginning of the round. */
  readonly begin: number;
  readonly match: RecordedMatch;
  /** Difference between instants of the round and of the recording. */
  readonly shift: number;
  readonly #duration: number;

  constructor(match: RecordedMatch, eventId: string, begin: number, { from, duration }: Recording) {
    this.match = match;
    this.eventId = eventId;
    this.begin = begin;
    this.shift = begin - from;
    this.#duration = duration;
  }

  offset(now: number): number {
    return now - this.begin;
  }

  /** Returns the offset at which the match is stopped. */
  stop(now: number, endedAt?: number): number {
    const ended = endedAt !== undefined && endedAt <= now ? endedAt - this.begin : this.#duration;
    return Math.min(ended, this.#duration);
  }

  get fixture(): Fixture {
    const { fixture } = this.match;
    const { publishedAt, timeStart } = fixture;
    return {
      ...fixture,
      eventId: this.eventId,
      publishedAt: publishedAt + this.shift,
      timeStart: timeStart + this.shift,
    };
  }

  stateOf(state: Omit<MatchState, 'eventId'>): MatchState {
    const { clock } = state;
    return { eventId: this.eventId, ...state, clock: clock && { ...clock, asOf: clock.asOf + this.shift } };
  }
}

/**
 * A feed that replays a recording. All instants are shifted to the round that is played: kick-offs, clocks and
 * everything else. An id is the recorded one followed by the beginning of its round, so that tickets of one round are
 * not settled by another. A match that is not over at the end of a round no longer changes, and its undecided markets
 * are void.
 */
class ReplayFeed implements Feed {
  readonly #recording: Recording;
  readonly #begins: number;
  readonly #loops: boolean;

  constructor({ recording, begins, loops }: ReplayOptions) {
    this.#recording = recording;
    this.#begins = begins;
    this.#loops = loops;
  }

  get sports(): Feed['sports'] {
    return this.#recording.sports;
  }

  fixtures(start: number, end: number): readonly Fixture[] {
    const { duration } = this.#recording;
    const first = Math.max(0, Math.floor((start - this.#begins) / duration));
    const last = this.#loops ? Math.floor((end - 1 - this.#begins) / duration) : 0;
    const found: Fixture[] = [];
    for (let round = first; round <= last; round += 1) {
      for (const played of this.#inRound(this.#begins + round * duration)) {
        if (this.#isPlayedIn(played, start, end)) found.push(played.fixture);
      }
    }
    return found.sort(byStart);
  }

  offerAt(now: number): OfferedFixtures {
    const begin = this.#roundAt(now);
    const offer = { prematch: [] as Fixture[], live: [] as Fixture[] };
    for (const played of begin === undefined ? [] : this.#inRound(begin)) {
      const place = played.match.offerAt(played.offset(now));
      if (place !== 'gone') offer[place].push(played.fixture);
    }
    return { prematch: offer.prematch.sort(byStart), live: offer.live.sort(byStart) };
  }

  nextOfferChangeAt(now: number): number {
    const { offerChanges, duration } = this.#recording;
    if (now < this.#begins) return this.#begins;
    const begin = this.#roundAt(now);
    if (begin === undefined) return Number.POSITIVE_INFINITY;
    const next = offerChanges.find((at) => at > now - begin);
    return begin + (next ?? duration);
  }

  match(eventId: string): Fixture | undefined {
    return this.#find(eventId)?.fixture;
  }

  stateAt(eventId: string, now: number, endedAt?: number): MatchState | undefined {
    const played = this.#find(eventId);
    const state = played?.match.stateAt(played.offset(now), played.stop(now, endedAt));
    return state && played?.stateOf(state);
  }

  statesUntil(eventId: string, now: number, endedAt?: number, without = 0): readonly MatchState[] {
    const played = this.#find(eventId);
    const states = played?.match.statesUntil(played.offset(now), played.stop(now, endedAt)) ?? [];
    return played ? states.slice(without).map((state) => played.stateOf(state)) : [];
  }

  squadOf(eventId: string): readonly Player[] {
    return this.#find(eventId)?.match.squad ?? [];
  }

  playerPricesAt(eventId: string, now: number, endedAt?: number): readonly MarketPrices[] {
    const played = this.#find(eventId);
    return played?.match.playerPricesAt(played.offset(now), played.stop(now, endedAt)) ?? [];
  }

  openPlayerMarketsAt(eventId: string, now: number, endedAt?: number): number {
    return this.playerPricesAt(eventId, now, endedAt).filter(({ status }) => status !== 'closed').length;
  }

  pricesAt(eventId: string, now: number, endedAt?: number): readonly MarketPrices[] {
    const played = this.#find(eventId);
    return played?.match.pricesAt(played.offset(now), played.stop(now, endedAt)) ?? [];
  }

  marketAt(eventId: string, code: string, now: number, endedAt?: number): MarketPrices | undefined {
    const played = this.#find(eventId);
    return played?.match.marketAt(code, played.offset(now), played.stop(now, endedAt));
  }

  nextChangeAt(eventId: string, now: number): number {
    const played = this.#find(eventId);
    if (!played) return Number.POSITIVE_INFINITY;
    return played.begin + played.match.nextChangeAfter(played.offset(now), this.#recording.duration);
  }

  resultAt(eventId: string, now: number, endedAt?: number): MatchResult | undefined {
    const played = this.#find(eventId);
    const result = played?.match.resultAt(played.offset(now), played.stop(now, endedAt));
    return result && { eventId, ...result };
  }

  settlementAt(eventId: string, code: string, now: number, endedAt?: number): MarketSettlement | undefined {
    const played = this.#find(eventId);
    return played?.match.settlementAt(code, played.offset(now), played.stop(now, endedAt));
  }

  /** Returns the beginning of the round at an instant; undefined before the first and after the last round. */
  #roundAt(now: number): number | undefined {
    const { duration } = this.#recording;
    if (now < this.#begins || (!this.#loops && now >= this.#begins + duration)) return undefined;
    return this.#begins + Math.floor((now - this.#begins) / duration) * duration;
  }

  #isPlayedIn({ fixture, begin, match }: PlayedMatch, start: number, end: number): boolean {
    const { from, duration } = this.#recording;
    if (match.fixture.timeStart - from >= duration || fixture.timeStart >= end) return false;
    return fixture.timeStart >= start || begin + Math.min(duration, match.endsAt) > start;
  }

  #find(eventId: string): PlayedMatch | undefined {
    const begin = eventId.slice(-digits);
    const match = this.#recording.matches.get(eventId.slice(0, -digits));
    return match && /^\d+$/.test(begin) ? new PlayedMatch(match, eventId, Number(begin), this.#recording) : undefined;
  }

  #inRound(begin: number): PlayedMatch[] {
    const round = String(begin).padStart(digits, '0');
    return [...this.#recording.matches.values()].map(
      (match) => new PlayedMatch(match, `${match.fixture.eventId}${round}`, begin, this.#recording),
    );
  }
}

/** Creates a feed that replays a recording. */
export const createReplayFeed = (options: ReplayOptions): Feed => new ReplayFeed(options);

function byStart(a: Fixture, b: Fixture): number {
  return a.timeStart - b.timeStart || (a.eventId < b.eventId ? -1 : 1);
}
