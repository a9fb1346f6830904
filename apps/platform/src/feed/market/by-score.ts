import { settleLead } from '../pricing/asian.ts';
import { bandOf, bandsIn, settleMargin } from '../pricing/bands.ts';
import type { Outcomes } from '../pricing/fair-market.ts';
import { halfFullCodes, nextScoreCodes } from '../pricing/selection-codes.ts';
import {
  allVoid,
  settleBothScore,
  settleDoubleChance,
  settleOddEven,
  settleResult,
  settleTotal,
  sign,
  winner,
} from '../pricing/settle.ts';
import type { GivenScore } from './market.ts';

type ByScore = (given: GivenScore, line: number) => Outcomes | undefined;

const codesOf = ({ played }: GivenScore): readonly string[] => Object.keys(played);

/** The goals after half time; undefined if nobody played a second half, or if the score has fewer goals than the first. */
function secondHalf({ score, firstHalf, played }: GivenScore): readonly [number, number] | undefined {
  if (!firstHalf || Object.values(played).every((outcome) => outcome === 'void')) return undefined;
  const [host, away] = [score[0] - firstHalf[0], score[1] - firstHalf[1]];
  return host < 0 || away < 0 ? undefined : [host, away];
}

/** How markets are settled by a final score that an operator gave. */
export const byScore = {
  winner: ({ score: [host, away] }) => settleLead(host - away),
  handicap: ({ score: [host, away] }, line) => settleLead(host - away + line),
  result: ({ score: [host, away] }) => settleResult(host - away),
  doubleChance: ({ score: [host, away] }) => settleDoubleChance(host - away),
  total: ({ score: [host, away] }, line) => settleTotal(host + away, line, true),
  hostTotal: ({ score: [host] }, line) => settleTotal(host, line, true),
  awayTotal: ({ score: [, away] }, line) => settleTotal(away, line, true),
  bothScore: ({ score: [host, away] }) => settleBothScore(host, away, true),
  oddEven: ({ score: [host, away] }) => settleOddEven(host + away),

  range: (given) => {
    const codes = codesOf(given);
    return winner(codes, bandOf(bandsIn(codes), given.score[0] + given.score[1]));
  },

  margin: (given) => {
    const codes = codesOf(given);
    return settleMargin(bandsIn(codes), codes.includes('X'), given.score[0] - given.score[1]);
  },

  /** A score that has no selection counts as 'other'. */
  correctScore: (given) => {
    const code = `${given.score[0]}:${given.score[1]}`;
    const codes = codesOf(given);
    return winner(codes, codes.includes(code) ? code : 'other');
  },

  /** A score in sets that no finished match can have makes the market void: the players stopped early. */
  setScore: (given) => {
    const code = `${given.score[0]}:${given.score[1]}`;
    const codes = codesOf(given);
    return codes.includes(code) ? winner(codes, code) : allVoid(codes);
  },

  /** The leader at half time is known from the play. */
  halfFull: ({ score: [host, away], played }) => {
    const half = Object.keys(played)
      .find((code) => played[code] === 'won')
      ?.split('/')[0];
    return half === undefined ? undefined : winner(halfFullCodes, `${half}/${sign(host - away)}`);
  },

  secondHalfResult: (given) => {
    const goals = secondHalf(given);
    return goals && settleResult(goals[0] - goals[1]);
  },

  secondHalfTotal: (given, line) => {
    const goals = secondHalf(given);
    return goals && settleTotal(goals[0] + goals[1], line, true);
  },

  /**
   * The side that made a numbered goal. It is void if the score includes goals that were not played and both sides
   * scored.
   */
  nextScore: ({ score: [host, away], played }, number) => {
    if (host + away < number) return winner(nextScoreCodes, 'none');
    if (away === 0) return winner(nextScoreCodes, '1');
    if (host === 0) return winner(nextScoreCodes, '2');
    return played['1'] === 'won' || played['2'] === 'won' ? played : allVoid(nextScoreCodes);
  },
} satisfies Record<string, ByScore>;
