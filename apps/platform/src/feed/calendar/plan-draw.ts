import type { Competitor, League } from '../sport/league.ts';
import type { DrawEvent, DrawPlan } from '../sport/plan.ts';
import { hashText, mix, shuffled } from '../random/hash.ts';
import { instantOf } from './local-time.ts';
import { type Meeting, numbered, type Played } from './meeting.ts';
import { DAY, HOUR } from './weeks.ts';

/** Days of the six rounds of a tournament of two weeks. The halves of the draw take turns until the semi-finals. */
const longDays = [[2, 3], [4, 5], [7, 8], [9, 10], [12], [14]];
/** Most players of a tournament of two weeks. */
const LONGEST_DRAW = 64;

/** Returns the numbers of a draw so that the best can meet only at the end: 1 and 2 are in different halves. */
export function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [1];
  while (places.length < size) {
    const sum = places.length * 2 + 1;
    places = places.flatMap((seed, at) => (at % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return places;
}

/** Returns the largest power of two that is not above a number. */
const powerOfTwo = (most: number): number => 2 ** Math.floor(Math.log2(Math.max(1, most)));

/** Deals the players of a pool out to the tournaments of a week. */
function fieldOf(
  { competitors }: League,
  { pool }: DrawPlan,
  monday: number,
  seed: number,
  [part, parts]: readonly [number, number],
): readonly Competitor[] {
  const drawn = shuffled(competitors, mix(mix(seed, hashText(pool)), monday));
  const size = Math.floor(drawn.length / parts);
  return drawn.slice(part * size, (part + 1) * size);
}

/** Places the best quarter by their strength, and the others by the draw. */
function drawOf(field: readonly Competitor[], size: number, key: number): readonly Competitor[] {
  const byStrength = field.toSorted((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1)).slice(0, size);
  const seeded = Math.floor(size / 4);
  const others = shuffled(byStrength.slice(seeded), key);
  const taken = others[Symbol.iterator]();
  return seedPlaces(size).flatMap((seed) => (seed <= seeded ? byStrength[seed - 1] : taken.next().value) ?? []);
}

/** A tournament of a competition. */
export interface Tournament {
  readonly event: DrawEvent;
  /** Number of the tournament in its year. */
  readonly number: number;
  readonly monday: number;
  /** Its part of the players, and the number of parts. */
  readonly share: readonly [part: number, parts: number];
}

interface Entrant {
  readonly player: Competitor;
  readonly knownAt: number;
}

/**
 * The matches of a tournament. Each round has the winners of the round before, in the order of the draw, and a pair is
 * known when both have won. Rounds are planned when they are needed, because this plays the matches before them.
 */
export class Draw {
  readonly #plan: DrawPlan;
  readonly #tournament: Tournament;
  readonly #play: Played;
  readonly #days: readonly (readonly number[])[];
  readonly #rounds: (readonly Meeting[])[] = [];
  #left: readonly Entrant[];
  /** The last round in the order of the draw. */
  #last: readonly Meeting[] = [];

  constructor(league: League, plan: DrawPlan, tournament: Tournament, seed: number, play: Played) {
    const { event, monday, share } = tournament;
    this.#plan = plan;
    this.#tournament = tournament;
    this.#play = play;
    const field = fieldOf(league, plan, monday, seed, share);
    const size = powerOfTwo(Math.min(field.length, event.long ? LONGEST_DRAW : plan.largest));
    const days = event.long ? longDays : plan.days;
    this.#days = days.slice(-Math.min(days.length, Math.log2(size)));
    const knownAt = firstKnown(monday, this.#days);
    const key = mix(mix(seed, hashText(`${league.id} ${event.name}`)), monday);
    this.#left = drawOf(field, size, key).map((player) => ({ player, knownAt }));
  }

  /** Returns the matches of which the pair can be known at an instant, and perhaps some that are known a little later. */
  until(instant: number): readonly Meeting[] {
    while (this.#rounds.length < this.#days.length && this.#hasBegun(instant)) this.#planNext();
    return this.#rounds.flat();
  }

  #hasBegun(instant: number): boolean {
    return this.#last.length === 0 || this.#last.some(({ timeStart }) => timeStart <= instant);
  }

  #planNext(): void {
    const { event, number, monday } = this.#tournament;
    if (this.#last.length > 0) {
      this.#left = this.#last.map((meeting) => {
        const { at, winner } = this.#play(meeting);
        return { player: winner === 'away' ? meeting.away : meeting.host, knownAt: at + HOUR / 2 };
      });
    }
    const days = this.#days[this.#rounds.length] ?? [7];
    const entrants = this.#left;
    const matches = entrants.length / 2;
    const perDay = Math.ceil(matches / days.length);
    const planned = Array.from({ length: matches }, (_, match) => match).flatMap((match) => {
      const [one, other] = [entrants[match * 2], entrants[match * 2 + 1]];
      if (one === undefined || other === undefined) return [];
      const day = monday + (days[Math.floor(match / perDay)] ?? 7) - 1;
      const timeStart = instantOf(event.zone, day, sessionOf(this.#plan.sessions, match % perDay, perDay));
      const knownAt = Math.max(one.knownAt, other.knownAt);
      return [{ day, timeStart, host: one.player, away: other.player, knownAt, edition: { number, name: event.name } }];
    });
    const all = numbered(planned);
    this.#rounds.push(all);
    this.#last = planned.flatMap(({ host }) => all.find((meeting) => meeting.host === host) ?? []);
  }
}

/** The draw is known on the day before the first match, when the finals of the week before are over in America too. */
const firstKnown = (monday: number, days: readonly (readonly number[])[]): number =>
  (monday + (days[0]?.[0] ?? 1) - 2) * DAY + 3 * HOUR;

/** Spreads the matches of a day over its sessions; few matches begin in the afternoon. */
function sessionOf(sessions: readonly number[], match: number, matches: number): number {
  if (matches >= sessions.length) return sessions[Math.floor((match * sessions.length) / matches)] ?? 660;
  return sessions[Math.floor(((match + 0.5) * sessions.length) / matches)] ?? 660;
}
