/** A club, national team or player, with a strength from about 40 to 97. */
export interface Competitor {
  readonly name: string;
  readonly rating: number;
}

/** Time from publication to start: a week for the favourites, hours for small events, half an hour for virtual ones. */
export type Reach = 'week' | 'days' | 'day' | 'hours' | 'minutes';

/** A competition and the times at which it is played. All hours are UTC. */
export interface League {
  /** Unique within the sport and never reused, because it is part of event ids. */
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly reach: Reach;
  /** Number of matches on each day, Monday to Sunday. */
  readonly week: readonly number[];
  /** Hours of the first and last kick-off. A value above 24 is in the next day. */
  readonly window: readonly [from: number, to: number];
  /** Kick-offs are at multiples of this many minutes. */
  readonly grid: number;
  /** True for a cup. Cups are planned first: their clubs do not play in a league that day. */
  readonly cup: boolean;
  readonly competitors: readonly Competitor[];
  /** The tournament's part of a pool of players that several tournaments share. It is drawn again each week. */
  readonly draw: { readonly pool: string; readonly part: number; readonly parts: number } | null;
  /** Names of the tournaments of successive weeks. Empty if the league keeps its name. */
  readonly editions: readonly string[];
  /** A parameter of the sport's model: usual goals or points of a match. */
  readonly level: number;
  /** True if extra time and penalties may follow a draw. */
  readonly knockout: boolean;
}

/** Completes a league with defaults. */
export function league(
  parts: Pick<League, 'id' | 'name' | 'group' | 'reach' | 'window' | 'competitors' | 'level'> & {
    readonly week: string;
  } & Partial<Omit<League, 'week'>>,
): League {
  return { grid: 15, cup: false, draw: null, editions: [], knockout: false, ...parts, week: week(parts.week) };
}

/** Parses 'Name 80, Other name 75'. */
export function competitors(text: string): readonly Competitor[] {
  return text.split(',').map((entry) => {
    const match = /^\s*(.+?)\s+(\d+)\s*$/s.exec(entry);
    if (match === null) throw new Error(`Catalogue entry without a rating: "${entry}". Write "Name 80".`);
    return { name: (match[1] ?? '').replaceAll(/\s+/g, ' '), rating: Number(match[2]) };
  });
}

/** Parses the matches on Monday to Sunday, one base 36 digit each: '1000234'. */
export function week(text: string): readonly number[] {
  const days = text.split('').map((digit) => Number.parseInt(digit, 36));
  if (days.length !== 7 || days.some(Number.isNaN)) throw new Error(`A week needs seven digits, not "${text}".`);
  return days;
}

/** Returns the other teams of clubs (youth, women). Their strengths are closer to each other. */
export function otherTeams(clubs: readonly Competitor[], suffix: string, count = clubs.length): readonly Competitor[] {
  return clubs.slice(0, count).map(({ name, rating }, index) => ({
    name: `${name} ${suffix}`,
    rating: Math.round(55 + (rating - 55) * 0.5 + ((index * 7) % 11) - 5),
  }));
}
