import { LruCache } from '../../kernel/lru-cache.ts';
import { hashText, mix, unit } from '../random/hash.ts';
import type { Fixture } from '../model/match.ts';
import type { League, Reach } from '../sport/league.ts';
import type { MatchSeed, Sport } from '../sport/sport.ts';
import type { Ended, Meeting } from './meeting.ts';
import { daysOfCup, planCup } from './plan-cup.ts';
import { planDay } from './plan-day.ts';
import { Draw } from './plan-draw.ts';
import { planRounds } from './plan-rounds.ts';
import { DAY, daysOf, HOUR, isoWeekOf, weekdayOf } from './weeks.ts';

export interface Planned {
  readonly sport: Sport;
  readonly seed: MatchSeed;
}

interface Day {
  readonly matches: readonly Planned[];
  readonly byId: ReadonlyMap<string, Planned>;
}

/** A tournament with its matches by day, as far as they are known. */
interface RunningDraw {
  /** Beginning of the ids of its matches. */
  readonly prefix: string;
  until(instant: number): readonly { readonly day: number; readonly planned: Planned }[];
}

/** Numbers of a day's terminal codes: other matches come first, then each competition of draws has a block. */
const DRAW_ORDINALS = 2000;
const MOST_PER_DRAW = 20;

/** No match lasts longer than this. */
export const LONGEST = 6 * HOUR;
/** Returns the longest duration of a sport's matches. Virtual ones take minutes. */
export const longestOf = ({ lane }: Sport): number => (lane === 'virtual' ? HOUR / 2 : LONGEST);

/** Earliest and latest start of a local day's match, from the midnight of the same date in UTC. */
const EARLIEST_START = -14 * HOUR;
const LATEST_START = 41 * HOUR;

/** Hours from publication to start, least and most. */
const leads: Readonly<Record<Reach, readonly [number, number]>> = {
  week: [130, 166],
  days: [72, 100],
  day: [26, 40],
  hours: [6, 16],
  minutes: [0.4, 0.8],
};

/** Shortest time between the publication of a match and its start. */
const SHORTEST_LEAD = 20 * 60_000;

function publishedAt({ timeStart, knownAt = 0 }: Meeting, reach: Reach, key: number): number {
  const [least, most] = leads[reach];
  const lead = Math.round((least + unit(mix(key, 2)) * (most - least)) * 12) * 300_000;
  return Math.min(timeStart - SHORTEST_LEAD, Math.max(timeStart - lead, Math.ceil(knownAt / 300_000) * 300_000));
}

/** The calendar of all sports. Finds matches by day or by id. */
export class Calendar {
  readonly #days = new LruCache<number, Day>(40);
  /** Meetings of a season or tournament, by day. */
  readonly #seasons = new LruCache<string, ReadonlyMap<number, readonly Meeting[]>>(900);
  readonly #draws = new LruCache<string, RunningDraw>(300);
  readonly #sports: readonly Sport[];
  readonly #seed: number;

  constructor(sports: readonly Sport[], seed: number) {
    this.#sports = sports;
    this.#seed = seed;
  }

  /**
   * Returns the matches that may start in [from, to). The caller checks the exact instants. Tournaments come as far as
   * they are known at an instant, by default to their end.
   */
  startingBetween(from: number, to: number, known = Number.POSITIVE_INFINITY): readonly Planned[] {
    const first = Math.floor((from - LATEST_START) / DAY) + 1;
    const last = Math.floor((to - EARLIEST_START) / DAY);
    const found: Planned[] = [];
    for (let day = first; day <= last; day += 1) found.push(...this.#day(day).matches);
    for (const tournament of this.#tournaments(first, last)) {
      for (const { day, planned } of tournament.until(known)) if (day >= first && day <= last) found.push(planned);
    }
    return found;
  }

  find(eventId: string): Planned | undefined {
    const parts = /^(\d+)\d{3}(\d{5})\d{2}$/.exec(eventId);
    if (parts === null) return undefined;
    const day = Number(parts[2]);
    const found = this.#day(day).byId.get(eventId);
    if (found !== undefined) return found;
    for (const tournament of this.#tournaments(day, day)) {
      if (!eventId.startsWith(tournament.prefix)) continue;
      const match = tournament
        .until(Number.POSITIVE_INFINITY)
        .find(({ planned }) => planned.seed.fixture.eventId === eventId);
      if (match !== undefined) return match.planned;
    }
    return undefined;
  }

  #day(day: number): Day {
    return this.#days.getOrMake(day, () => {
      const matches: Planned[] = [];
      for (const sport of this.#sports) {
        const busy = sport.lane === 'virtual' ? null : new Set<string>();
        for (const league of sport.leagues) {
          for (const meeting of this.#meetings(sport, league, day, busy)) {
            matches.push({ sport, seed: this.#match(sport, league, meeting, matches.length) });
          }
        }
      }
      return { matches, byId: new Map(matches.map((planned) => [planned.seed.fixture.eventId, planned])) };
    });
  }

  #meetings(sport: Sport, league: League, day: number, busy: Set<string> | null): readonly Meeting[] {
    const { plan } = league;
    if (plan.kind === 'daily') {
      return planDay(league, plan, day, this.#seed, busy).map((meeting) =>
        // Nobody's next match is on sale while he plays.
        sport.individual && busy !== null ? { ...meeting, knownAt: day * DAY + 5 * HOUR } : meeting,
      );
    }
    if (plan.kind === 'rounds' || plan.kind === 'cup') {
      return this.#seasonsIn(sport, league, day, day).flatMap((season) => season.get(day) ?? []);
    }
    return [];
  }

  /** Returns the tournaments that may have a match on some days. One lasts two weeks at most, and a Monday. */
  #tournaments(first: number, last: number): readonly RunningDraw[] {
    const mondays: number[] = [];
    for (let monday = first - weekdayOf(first) - 14; monday <= last; monday += 7) mondays.push(monday);
    let number = -1;
    return this.#sports.flatMap((sport) =>
      sport.leagues.flatMap((league) => {
        if (league.plan.kind !== 'draw') return [];
        number += 1;
        return mondays.flatMap((monday) => this.#draw(sport, league, monday, number) ?? []);
      }),
    );
  }

  #season(sport: Sport, league: League, year: number, span: number): ReadonlyMap<number, readonly Meeting[]> {
    const { plan } = league;
    if (plan.kind !== 'rounds') return new Map();
    return this.#seasons.getOrMake(`${sport.code}/${league.id}/${year}/${span}`, () => {
      const commitments = plan.first ? new Map() : this.#commitmentsOf(sport, league, daysOf(plan.season, span, year));
      return byDay(planRounds(league, plan, { year, span }, this.#seed, commitments));
    });
  }

  #cup(sport: Sport, league: League, year: number): ReadonlyMap<number, readonly Meeting[]> {
    const { plan } = league;
    if (plan.kind !== 'cup') return new Map();
    return this.#seasons.getOrMake(`${sport.code}/${league.id}/${year}`, () =>
      byDay(planCup(league, plan, year, this.#seed, (meeting) => this.#play(sport, league, meeting))),
    );
  }

  #draw(sport: Sport, league: League, monday: number, number: number): RunningDraw | undefined {
    const { plan } = league;
    if (plan.kind !== 'draw') return undefined;
    const { week } = isoWeekOf(monday);
    const at = plan.events.findIndex((event) => event.week === week);
    const event = plan.events[at];
    if (event === undefined) return undefined;
    return this.#draws.getOrMake(`${sport.code}/${league.id}/${monday}`, () => {
      const sharing = sport.leagues.filter(
        ({ plan: other }) =>
          other.kind === 'draw' && other.pool === plan.pool && other.events.some((each) => each.week === week),
      );
      const share = [sharing.indexOf(league), sharing.length] as const;
      const draw = new Draw(league, plan, { event, number: at, monday, share }, this.#seed, (meeting) =>
        this.#play(sport, league, meeting),
      );
      const known: { day: number; planned: Planned }[] = [];
      return {
        prefix: `${sport.digits}${String(league.id).padStart(3, '0')}`,
        until: (instant) => {
          for (const meeting of draw.until(instant).slice(known.length)) {
            const ordinal = DRAW_ORDINALS + number * MOST_PER_DRAW + meeting.place;
            known.push({ day: meeting.day, planned: { sport, seed: this.#match(sport, league, meeting, ordinal) } });
          }
          return known;
        },
      };
    });
  }

  /** Returns the instants at which clubs of a league play in other competitions that are planned before it. */
  #commitmentsOf(
    sport: Sport,
    league: League,
    [from, to]: readonly [number, number],
  ): ReadonlyMap<string, readonly number[]> {
    const names = new Set(league.competitors.map(({ name }) => name));
    const found = new Map<string, number[]>();
    for (const other of sport.leagues) {
      const comesFirst = other.plan.kind === 'cup' || (other.plan.kind === 'rounds' && other.plan.first);
      if (!comesFirst || !other.competitors.some(({ name }) => names.has(name))) continue;
      for (const meetings of this.#seasonsIn(sport, other, from, to)) {
        for (const { host, away, timeStart } of [...meetings.values()].flat()) {
          for (const { name } of [host, away]) {
            if (!names.has(name)) continue;
            const known = found.get(name);
            if (known === undefined) found.set(name, [timeStart]);
            else known.push(timeStart);
          }
        }
      }
    }
    return found;
  }

  /** Returns the seasons of a league or cup that have matches in a stretch of days. */
  #seasonsIn(
    sport: Sport,
    league: League,
    from: number,
    to: number,
  ): readonly ReadonlyMap<number, readonly Meeting[]>[] {
    const { plan } = league;
    const { year } = isoWeekOf(from);
    const meets = ([first, last]: readonly [number, number]): boolean => first <= to && last >= from;
    return [year - 1, year, year + 1].flatMap((begin) => {
      if (plan.kind === 'cup') return meets(daysOfCup(plan, begin)) ? [this.#cup(sport, league, begin)] : [];
      if (plan.kind !== 'rounds') return [];
      return plan.season.spans.flatMap((_, span) =>
        meets(daysOf(plan.season, span, begin)) ? [this.#season(sport, league, begin, span)] : [],
      );
    });
  }

  #play(sport: Sport, league: League, meeting: Meeting): Ended {
    const match = this.#match(sport, league, meeting, 0);
    const { duration, results } = (sport.finalScore ?? finalScoreOf(sport))(match);
    const { G, P, S, L, M } = results;
    const [host, away] = S ?? M ?? L ?? G ?? P ?? [0, 0];
    const lead = host - away + (meeting.lead ?? 0);
    const [kicks, theirs] = G && P ? P : [0, 0];
    const difference = lead === 0 ? kicks - theirs : lead;
    return {
      at: meeting.timeStart + duration,
      host,
      away,
      winner: difference === 0 ? undefined : difference > 0 ? 'host' : 'away',
    };
  }

  #match(sport: Sport, league: League, meeting: Meeting, ordinal: number): MatchSeed {
    const { day, place, host, away, timeStart, edition, lead } = meeting;
    const number = (width: number, value: number): string => String(value).padStart(width, '0');
    const eventId = `${sport.digits}${number(3, league.id)}${day}${number(2, place)}`;
    const key = mix(this.#seed, hashText(eventId));
    const fixture: Fixture = {
      eventId,
      sfId: String(10_000 + (day % 30) * 3000 + ordinal),
      sport: sport.code,
      leagueId: `${sport.digits}${number(3, league.id)}${number(2, edition?.number ?? 0)}`,
      leagueName: edition?.name ?? league.name,
      groupName: league.group,
      hostName: host.name,
      awayName: away.name,
      players: sport.individual ? [host.name, away.name] : [],
      publishedAt: publishedAt(meeting, league.reach, key),
      timeStart,
    };
    return {
      fixture,
      league,
      hostRating: host.rating,
      awayRating: away.rating,
      key,
      ...(lead !== undefined && { lead }),
    };
  }
}

const byDay = (meetings: readonly Meeting[]): ReadonlyMap<number, readonly Meeting[]> =>
  Map.groupBy(meetings, ({ day }) => day);

const finalScoreOf =
  ({ play }: Sport): NonNullable<Sport['finalScore']> =>
  (match) => {
    const played = play(match);
    return { duration: played.duration, results: played.view(played.duration, false).results };
  };
