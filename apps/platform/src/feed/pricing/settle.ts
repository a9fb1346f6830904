import type { Outcomes } from './fair-market.ts';
import {
  doubleChanceCodes,
  halfFullCodes,
  nextScoreCodes,
  oddEvenCodes,
  resultCodes,
  yesNoCodes,
} from './selection-codes.ts';

/** Settles a market that one selection wins. */
export function winner(codes: readonly string[], won: string): Outcomes {
  return Object.fromEntries(codes.map((code) => [code, code === won ? 'won' : 'lost'] as const));
}

/** Settles a market as void: stakes are returned. */
export function allVoid(codes: readonly string[]): Outcomes {
  return Object.fromEntries(codes.map((code) => [code, 'void'] as const));
}

/** Returns host, draw or guests, by the host's lead. */
export function sign(lead: number): '1' | 'X' | '2' {
  if (lead > 0) return '1';
  return lead < 0 ? '2' : 'X';
}

/** Settles host, draw or guests by the host's final lead. */
export const settleResult = (lead: number): Outcomes => winner(resultCodes, sign(lead));

/** Settles the double chance by the host's final lead: two of three selections win. */
export function settleDoubleChance(lead: number): Outcomes {
  return Object.fromEntries(
    doubleChanceCodes.map((code) => [code, code.includes(sign(lead)) ? 'won' : 'lost'] as const),
  );
}

/** Settles a total against its line. Unless it is `final`, only a total above the line decides. */
export function settleTotal(total: number, line: number, final: boolean): Outcomes | undefined {
  if (total > line) return { under: 'lost', over: 'won' };
  if (!final) return undefined;
  return total < line ? { under: 'won', over: 'lost' } : { under: 'void', over: 'void' };
}

export const settleOddEven = (total: number): Outcomes => winner(oddEvenCodes, total % 2 === 1 ? 'odd' : 'even');

/** Settles whether both sides score. It is decided when both have, at the latest at the end. */
export function settleBothScore(host: number, away: number, final: boolean): Outcomes | undefined {
  if (host > 0 && away > 0) return winner(yesNoCodes, 'yes');
  return final ? winner(yesNoCodes, 'no') : undefined;
}

/** Settles the side that makes a numbered score. `order` has one digit per score so far: '121'. */
export function settleNextScore(order: string, number: number, final: boolean): Outcomes | undefined {
  const scorer = order[number - 1];
  if (scorer !== undefined) return winner(nextScoreCodes, scorer);
  return final ? winner(nextScoreCodes, 'none') : undefined;
}

/** Settles half time / full time by the host's leads at both. */
export const settleHalfFull = (atHalf: number, atEnd: number): Outcomes =>
  winner(halfFullCodes, `${sign(atHalf)}/${sign(atEnd)}`);
