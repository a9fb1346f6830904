import type { MatchSeed } from '../../sport/sport.ts';

/** Ways in which a fight ends before its last bell. */
export type Finish = 'KO' | 'SUB';

/** Rules of a sport that is fought in rounds. A league's level is the number of rounds. */
export interface FightRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  readonly roundSeconds: number;
  readonly breakSeconds: number;
  /** Average number of finishes in a round, and the share of each kind. */
  readonly perRound: number;
  readonly finishes: readonly (readonly [Finish, number])[];
  readonly usualLength: number;
}

/** The expectation before the fight. */
export interface FightFrame {
  readonly rounds: number;
  /** Average finishes in a round, by side. */
  readonly host: number;
  readonly away: number;
  /** Probability that the host wins a round on the cards. */
  readonly card: number;
}

/** Computes the expectation from the host's lead in rating. */
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
