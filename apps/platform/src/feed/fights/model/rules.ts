import type { MatchSeed } from '../../sport/sport.ts';

/** How a fight can end before its last bell. */
export type Finish = 'KO' | 'SUB';

/** Rules of a sport that is fought in rounds. A league's level is the number of rounds. */
export interface FightRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  readonly roundSeconds: number;
  readonly breakSeconds: number;
  /** Finishes that a round brings on average, and how often they are which. */
  readonly perRound: number;
  readonly finishes: readonly (readonly [Finish, number])[];
  readonly usualLength: number;
}

/** What is known of a fight before it begins. */
export interface FightFrame {
  readonly rounds: number;
  /** Finishes a round by either side. */
  readonly host: number;
  readonly away: number;
  /** The chance that the host wins a round on the cards. */
  readonly card: number;
}

/** A lead of so many points of rating: what it makes of finishes and of rounds. */
export function frameAt(rules: FightRules, { league }: MatchSeed, ahead: number): FightFrame {
  const better = 1 / (1 + Math.exp(-ahead * 0.11));
  return {
    rounds: league.level,
    host: rules.perRound * better,
    away: rules.perRound * (1 - better),
    card: Math.min(0.94, Math.max(0.06, 0.5 + ahead * 0.022)),
  };
}

export function aheadOf({ hostRating, awayRating }: MatchSeed): number {
  return hostRating - awayRating;
}
