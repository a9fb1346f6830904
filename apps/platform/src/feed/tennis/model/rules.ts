import type { MatchSeed } from '../../sport/sport.ts';
import { bestOfFive } from '../leagues.ts';

/** Probability of winning a point on one's service. */
export interface Serving {
  readonly host: number;
  readonly away: number;
}

/** Women's tours, by the leading digits of their league ids. */
const women: ReadonlySet<number> = new Set([2, 4, 6, 8, 10]);

export function servingOf({ hostRating, awayRating, league }: MatchSeed): Serving {
  const usual = women.has(Math.floor(league.id / 10)) ? 0.57 : league.level;
  const edge = (hostRating - awayRating) * 0.0026;
  return { host: within(usual + edge), away: within(usual - edge) };
}

export function within(chance: number): number {
  return Math.min(0.82, Math.max(0.42, chance));
}

/** Sets that win the match. */
export function setsToWin({ fixture }: MatchSeed): 2 | 3 {
  return fixture.groupName === 'ATP' && bestOfFive.has(fixture.leagueName) ? 3 : 2;
}

/** A set is won by six games with a lead of two, or by seven. */
export function isSetOver(host: number, away: number): boolean {
  const most = Math.max(host, away);
  return (most >= 6 && Math.abs(host - away) >= 2) || most === 7;
}
