/** A club, national team or player, with a strength on a scale of some 40 to 97. */
export interface Competitor {
  readonly name: string;
  readonly rating: number;
}

/** How long before its start a match is published: everybody's favourites a week, small events some hours, virtual ones half of one. */
export type Reach = 'week' | 'days' | 'day' | 'hours' | 'minutes';

/** A competition and when it is played. All hours are UTC. */
export interface League {
  /** Unique within the sport, never reused: it is part of the ids of its matches. */
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly reach: Reach;
  /** Matches on Monday to Sunday. */
  readonly week: readonly number[];
  /** First and last kick-off; may run past 24, into the next day. */
  readonly window: readonly [from: number, to: number];
  /** Kick-offs fall on multiples of this many minutes. */
  readonly grid: number;
  /** A cup goes first: its clubs do not play in their league that day. */
  readonly cup: boolean;
  readonly competitors: readonly Competitor[];
  /** Where several tournaments share one field of players: this one's part of it, drawn anew each week. */
  readonly draw: { readonly pool: string; readonly part: number; readonly parts: number } | null;
  /** Names of successive weeks' tournaments; empty where the league always has its own name. */
  readonly editions: readonly string[];
  /** What the sport's model wants to know: usual goals or points of a match. */
  readonly level: number;
  /** Level after full time: extra time and penalties may follow. */
  readonly knockout: boolean;
}

/** A league with the usual things filled in. */
export function league(
  parts: Pick<League, 'id' | 'name' | 'group' | 'reach' | 'window' | 'competitors' | 'level'> & {
    readonly week: string;
  } & Partial<Omit<League, 'week'>>,
): League {
  return { grid: 15, cup: false, draw: null, editions: [], knockout: false, ...parts, week: week(parts.week) };
}

/** Reads 'Name 80, Other name 75'. */
export function competitors(text: string): readonly Competitor[] {
  return text.split(',').map((entry) => {
    const match = /^\s*(.+?)\s+(\d+)\s*$/s.exec(entry);
    if (match === null) throw new Error(`Catalogue entry without a rating: "${entry}". Write "Name 80".`);
    return { name: (match[1] ?? '').replaceAll(/\s+/g, ' '), rating: Number(match[2]) };
  });
}

/** Reads '1000234': matches on Monday to Sunday, one character each, base 36. */
export function week(text: string): readonly number[] {
  const days = text.split('').map((digit) => Number.parseInt(digit, 36));
  if (days.length !== 7 || days.some(Number.isNaN)) throw new Error(`A week needs seven digits, not "${text}".`);
  return days;
}

/** The same clubs' other team (youth, women): closer to each other in strength. */
export function otherTeams(clubs: readonly Competitor[], suffix: string, count = clubs.length): readonly Competitor[] {
  return clubs.slice(0, count).map(({ name, rating }, index) => ({
    name: `${name} ${suffix}`,
    rating: Math.round(55 + (rating - 55) * 0.5 + ((index * 7) % 11) - 5),
  }));
}
