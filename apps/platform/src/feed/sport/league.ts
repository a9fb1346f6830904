import type { Plan } from './plan.ts';

/** A club, national team or player, with a strength from about 40 to 97. */
export interface Competitor {
  readonly name: string;
  readonly rating: number;
}

/** Time from publication to start: a week for the favourites, hours for small events, half an hour for virtual ones. */
export type Reach = 'week' | 'days' | 'day' | 'hours' | 'minutes';

/** A competition and the times at which it is played. */
export interface League {
  /** Unique within the sport and never reused, because it is part of event ids. */
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly reach: Reach;
  readonly plan: Plan;
  readonly competitors: readonly Competitor[];
  /** A parameter of the sport's model: usual goals or points of a match. */
  readonly level: number;
}

/** Parses 'Name 80, Other name 75'. */
export function competitors(text: string): readonly Competitor[] {
  return text.split(',').map((entry) => {
    const match = /^\s*(.+?)\s+(\d+)\s*$/s.exec(entry);
    if (match === null) throw new Error(`Catalogue entry without a rating: "${entry}". Write "Name 80".`);
    return { name: (match[1] ?? '').replaceAll(/\s+/g, ' '), rating: Number(match[2]) };
  });
}

/** Returns the other teams of clubs (youth, women). Their strengths are closer to each other. */
export function otherTeams(clubs: readonly Competitor[], suffix: string, count = clubs.length): readonly Competitor[] {
  return clubs.slice(0, count).map(({ name, rating }, index) => ({
    name: `${name} ${suffix}`,
    rating: Math.round(55 + (rating - 55) * 0.5 + ((index * 7) % 11) - 5),
  }));
}
