import type { Competitor, League } from '../sport/league.ts';
import type { RoundsPlan, Slot } from '../sport/plan.ts';
import { hashText, mix, shuffled } from '../random/hash.ts';
import { assign } from './assign.ts';
import { instantOf } from './local-time.ts';
import { type Meeting, numbered } from './meeting.ts';
import { roundOf } from './pairs.ts';
import { DAY, HOUR, mondaysOf, weekdayOf } from './weeks.ts';

/** A round and where it is played. */
interface Dated {
  readonly monday: number;
  readonly slots: readonly Slot[];
}

/** Returns as many of the things as wanted, evenly over the list. */
function evenly<T>(things: readonly T[], count: number): readonly T[] {
  return Array.from(
    { length: Math.min(count, things.length) },
    (_, at) => things.slice(Math.floor((at * things.length) / Math.min(count, things.length)))[0],
  ).filter((thing) => thing !== undefined);
}

/** Number of rounds in a season with room for some. */
function wantedRounds({ games }: RoundsPlan, field: readonly Competitor[], room: number): number {
  if (games === 'fill') return room;
  if ('rounds' in games) return games.rounds;
  return games.times * (field.length - 1 + (field.length % 2));
}

/**
 * Returns the rounds of a season in order. If it has more weeks than rounds, some weeks are free. If it has fewer, there
 * are rounds on weekdays, but not in a week with a cup match of one of the clubs or in the week before. The Monday
 * before such a round is free.
 */
function datedRounds(
  plan: RoundsPlan,
  field: readonly Competitor[],
  mondays: readonly number[],
  isBusy: (monday: number) => boolean,
): readonly Dated[] {
  const usual = mondays.flatMap((monday) => plan.week.map((slots) => ({ monday, slots })));
  const wanted = wantedRounds(plan, field, usual.length);
  if (wanted <= usual.length) return evenly(usual, wanted);
  const free = mondays.slice(1).filter((monday) => !isBusy(monday) && !isBusy(monday + 7));
  const extra = new Set(evenly(free, wanted - usual.length));
  return mondays.flatMap((monday) => {
    const onWeekdays = extra.has(monday) ? [{ monday, slots: plan.extra }] : [];
    const beforeExtra = extra.has(monday + 7);
    const rounds = plan.week.map((slots) => ({ monday, slots: beforeExtra ? slots.map(withoutMonday) : slots }));
    const later = rounds.filter(({ slots }) => (slots[0]?.day ?? 0) >= (plan.extra[0]?.day ?? 0));
    return [...rounds.filter((round) => !later.includes(round)), ...onWeekdays, ...later];
  });
}

const withoutMonday = (slot: Slot): Slot => (slot.day === 8 ? { ...slot, day: 7 } : slot);

interface KickOff {
  readonly day: number;
  readonly at: number;
}

type Pair = readonly [host: Competitor, away: Competitor];

/** When teams played last, and when they play in competitions that were planned before. */
class Rests {
  readonly #last = new Map<string, number>();
  readonly #commitments: ReadonlyMap<string, readonly number[]>;
  readonly #rest: number;

  constructor(rest: number, commitments: ReadonlyMap<string, readonly number[]>) {
    this.#rest = rest;
    this.#commitments = commitments;
  }

  played({ name }: Competitor, at: number): void {
    this.#last.set(name, at);
  }

  /** Returns by how much each kick-off is too close to another match of a pair. */
  shortBy([host, away]: Pair, kickOffs: readonly KickOff[]): readonly number[] {
    const never = Number.NEGATIVE_INFINITY;
    const last = Math.max(this.#last.get(host.name) ?? never, this.#last.get(away.name) ?? never);
    const others = [this.#commitments.get(host.name) ?? [], this.#commitments.get(away.name) ?? []];
    return kickOffs.map(({ at }) => {
      let short = Math.max(0, this.#rest - (at - last));
      for (const list of others) for (const other of list) short = Math.max(short, this.#rest - Math.abs(at - other));
      return short;
    });
  }
}

/** Days of matches that cannot be played with their round: Monday and Wednesday of the week after. */
const POSTPONED = [8, 10];

/** Gives each pair of a round its kick-off. Pairs without a free one play beside others, or are postponed. */
function kickOffsOf(
  pairs: readonly Pair[],
  slots: readonly Slot[],
  rests: Rests,
  key: number,
  kickOffOf: (slot: Slot) => KickOff,
): readonly KickOff[] {
  const distinct = [...new Set(slots)];
  const kickOffs = distinct.map(kickOffOf);
  const short = pairs.map((pair) => rests.shortBy(pair, kickOffs));
  // A round that is longer than its list of kick-offs begins again from the first one.
  const places = pairs.flatMap((_, at) => slots[at % slots.length] ?? []).map((slot) => distinct.indexOf(slot));
  const order = shuffled([...places.keys()], key);
  const given = assign(pairs.length, order, (match, place) => short[match]?.[places[place] ?? -1] === 0);
  return pairs.flatMap((pair, match) => {
    const place = given[match];
    if (place !== undefined) return kickOffs[places[place] ?? -1] ?? [];
    const minute = distinct[0]?.minute ?? 0;
    const all = [...kickOffs, ...POSTPONED.map((day) => kickOffOf({ day, minute }))];
    const shorts = rests.shortBy(pair, all);
    return all[shorts.indexOf(Math.min(...shorts))] ?? [];
  });
}

/**
 * Plans one season of a league. `commitments` are the instants at which a club plays in competitions that are planned
 * first. Each team has its rest between two matches.
 */
export function planRounds(
  league: League,
  plan: RoundsPlan,
  season: { readonly year: number; readonly span: number },
  seed: number,
  commitments: ReadonlyMap<string, readonly number[]>,
): readonly Meeting[] {
  const key = mix(mix(seed, hashText(`${league.group} ${league.name}`)), season.year * 4 + season.span);
  const field = shuffled(league.competitors, key);
  const busyWeeks = new Set([...commitments.values()].flat().map((at) => mondayBefore(Math.floor(at / DAY))));
  const rests = new Rests(plan.rest * HOUR, commitments);
  const mondays = mondaysOf(plan.season, season.span, season.year);
  const dated = datedRounds(plan, field, mondays, (monday) => busyWeeks.has(monday));
  return numbered(
    dated.flatMap(({ monday, slots }, index) => {
      const pairs = roundOf(field, Math.floor(index / plan.series));
      const kickOffs = kickOffsOf(pairs, slots, rests, mix(key, index + 7), ({ day, minute }) => ({
        day: monday + day - 1,
        at: instantOf(plan.zone, monday + day - 1, minute),
      }));
      return kickOffs.flatMap(({ day, at }, match) => {
        const [host, away] = pairs[match] ?? [];
        if (host === undefined || away === undefined) return [];
        rests.played(host, at);
        rests.played(away, at);
        return [{ day, timeStart: at, host, away }];
      });
    }),
  );
}

const mondayBefore = (day: number): number => day - weekdayOf(day);
