/** A kick-off within a week: the day from 1, Monday, to 7, Sunday, and the local minute. Day 8 is the next Monday. */
export interface Slot {
  readonly day: number;
  readonly minute: number;
}

/** The part of the year in which a competition is played, in ISO weeks. A span may go on into the next year. */
export interface Season {
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** Weeks without matches: dates of national teams, and the winter break. */
  readonly without: ReadonlySet<number>;
}

/** A league: rounds in which each team plays once, on the weekends of its season and on as many weekdays as it needs. */
export interface RoundsPlan {
  readonly kind: 'rounds';
  readonly zone: string;
  readonly season: Season;
  /** The rounds of a week. Each has its kick-offs by importance; a longer round starts again from the first one. */
  readonly week: readonly (readonly Slot[])[];
  /** Kick-offs of a further round in a week, which is only played if the season is too short without it. */
  readonly extra: readonly Slot[];
  /** How often each pair meets, how many rounds there are, or as many as the season has room for. */
  readonly games: { readonly times: number } | { readonly rounds: number } | 'fill';
  /** Fewest hours between two matches of a team, from start to start. */
  readonly rest: number;
  /** Number of successive rounds with the same pairs, as in baseball. */
  readonly series: number;
  /** True for a competition around which the other ones of the same clubs are planned. */
  readonly first: boolean;
}

/** A cup: rounds in which all take part, a table, and ties of the best. Extra time decides a level tie. */
export interface CupPlan {
  readonly kind: 'cup';
  readonly zone: string;
  /** ISO week of each round before the ties. A cup without such rounds begins with the draw of all teams. */
  readonly phase: readonly number[];
  /** Number of teams in the first ties: a power of two. */
  readonly through: number;
  /** ISO weeks of the ties of each round, one for each leg. */
  readonly ties: readonly (readonly number[])[];
  readonly slots: readonly Slot[];
  readonly final: readonly Slot[];
}

/** A tournament of a week or two. */
export interface DrawEvent {
  /** ISO week of its first day. */
  readonly week: number;
  readonly name: string;
  readonly zone: string;
  /** True for a tournament of two weeks and a larger field. */
  readonly long: boolean;
}

/** Tournaments by the draw: a winner plays the next round, on another day. */
export interface DrawPlan {
  readonly kind: 'draw';
  readonly events: readonly DrawEvent[];
  /** Players that several competitions share. They are dealt out again each week, to those that have a tournament. */
  readonly pool: string;
  /** Rounds are played on these days of the week, the last one at the end: each with the halves of the draw in turn. */
  readonly days: readonly (readonly number[])[];
  readonly largest: number;
  /** Minutes of the day at which matches start. */
  readonly sessions: readonly number[];
}

/** Small events around the clock: a number of matches on each day of the week, at hours of UTC. */
export interface DailyPlan {
  readonly kind: 'daily';
  /** Number of matches on each day, Monday to Sunday. */
  readonly week: readonly number[];
  /** Hours of the first and last start. A value above 24 is in the next day. */
  readonly window: readonly [from: number, to: number];
  /** Starts are at multiples of this many minutes. */
  readonly grid: number;
  /** Null if it is played all year. */
  readonly season: Season | null;
}

export type Plan = RoundsPlan | CupPlan | DrawPlan | DailyPlan;

/** Parses '6@15:00*3 7@17:30': three on Saturday, one on Sunday. */
export function slots(text: string): readonly Slot[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const found = /^([1-8])@(\d\d?):(\d\d)(?:\*(\d+))?$/.exec(part);
      if (found === null) throw new Error(`"${part}" is no kick-off. Write "6@15:00" or "6@15:00*3".`);
      const slot = { day: Number(found[1]), minute: Number(found[2]) * 60 + Number(found[3]) };
      return Array.from({ length: Number(found[4] ?? 1) }, () => slot);
    });
}

/** Parses '33-21' or '5-21 28-48', with the weeks to leave out after a minus: '33-21 -46,52-1'. */
export function season(text: string): Season {
  const spans: [number, number][] = [];
  const without = new Set<number>();
  const rangeOf = (part: string): [number, number] => {
    const [from = 0, to = from] = part.split('-').map(Number);
    if (!(from >= 1 && from <= 53 && to >= 1 && to <= 53)) throw new Error(`"${part}" in "${text}" is no week.`);
    return [from, to];
  };
  for (const part of text.split(' ')) {
    if (!part.startsWith('-')) spans.push(rangeOf(part));
    else
      for (const [from, to] of part.slice(1).split(',').map(rangeOf))
        for (const week of through(from, to)) without.add(week);
  }
  return { spans, without };
}

function through(from: number, to: number): readonly number[] {
  const length = to >= from ? to - from + 1 : 54 - from + to;
  return Array.from({ length }, (_, at) => ((from + at - 1) % 53) + 1);
}

/** Hours from start to start that leave sixty after a match of two hours, and one for the change of clocks. */
export const TEAM_REST = 63;

/** Makes the plan of a league. Without `games`, each pair meets twice. */
export function rounds(
  zone: string,
  when: string,
  week: string | readonly string[],
  more: { extra?: string; rest?: number; games?: RoundsPlan['games']; series?: number; first?: true } = {},
): RoundsPlan {
  return {
    kind: 'rounds',
    zone,
    season: season(when),
    week: (typeof week === 'string' ? [week] : week).map(slots),
    extra: slots(more.extra ?? '3@19:00'),
    games: more.games ?? { times: 2 },
    rest: more.rest ?? TEAM_REST,
    series: more.series ?? 1,
    first: more.first ?? false,
  };
}

/** Makes the plan of a cup. */
export function cup(
  zone: string,
  {
    ties,
    slots: kickOffs,
    final,
    ...more
  }: Pick<CupPlan, 'phase' | 'through' | 'ties'> & { slots: string; final: string },
): CupPlan {
  return { kind: 'cup', zone, ties, slots: slots(kickOffs), final: slots(final), ...more };
}

/** Parses the matches on Monday to Sunday, one base 36 digit each: '1000234'. */
export function daily(text: string, window: DailyPlan['window'], grid: number, when?: string): DailyPlan {
  const week = text.split('').map((digit) => Number.parseInt(digit, 36));
  if (week.length !== 7 || week.some(Number.isNaN)) throw new Error(`A week needs seven digits, not "${text}".`);
  return { kind: 'daily', week, window, grid, season: when === undefined ? null : season(when) };
}

/** Parses tournaments in the order of the year: '1 Brisbane@Australia/Brisbane, 3* Australian Open'. A star: two weeks. */
export function events(text: string, zone: string): readonly DrawEvent[] {
  return text.split(',').map((part) => {
    const found = /^\s*(\d+)(\*?) (.+?)(?:@(\S+))?\s*$/s.exec(part);
    if (found === null) throw new Error(`"${part}" is no tournament. Write "7 Rotterdam".`);
    const [, week, long, name = '', own = zone] = found;
    return { week: Number(week), name: name.replaceAll(/\s+/g, ' '), zone: own, long: long === '*' };
  });
}
