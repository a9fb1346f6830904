import { awayTeamGoals, homeTeamGoals } from './markets/goals/team-goals.ts';
import { bothToScore } from './markets/goals/both-to-score.ts';
import { goalRange } from './markets/goals/goal-range.ts';
import { nextGoal } from './markets/goals/next-goal.ts';
import { oddOrEvenGoals } from './markets/goals/odd-or-even-goals.ts';
import { totalGoals } from './markets/goals/total-goals.ts';
import { firstHalfGoals, secondHalfGoals } from './markets/halves/half-goals.ts';
import { firstHalfResult, secondHalfResult } from './markets/halves/half-result.ts';
import { halfTimeFullTime } from './markets/halves/half-time-full-time.ts';
import { asianHandicap } from './markets/result/asian-handicap.ts';
import { correctScore } from './markets/result/correct-score.ts';
import { doubleChance } from './markets/result/double-chance.ts';
import { drawNoBet } from './markets/result/draw-no-bet.ts';
import { fullTimeResult } from './markets/result/full-time-result.ts';
import { winningMargin } from './markets/result/winning-margin.ts';
import type { FootballMarket } from './model/football-market.ts';

/** The markets of football, in display order. Everything else is derived from this list. */
export const footballMarkets: readonly FootballMarket[] = [
  fullTimeResult,
  doubleChance,
  drawNoBet,
  totalGoals,
  bothToScore,
  oddOrEvenGoals,
  goalRange,
  homeTeamGoals,
  awayTeamGoals,
  nextGoal,
  asianHandicap,
  winningMargin,
  correctScore,
  firstHalfResult,
  firstHalfGoals,
  secondHalfResult,
  secondHalfGoals,
  halfTimeFullTime,
];
