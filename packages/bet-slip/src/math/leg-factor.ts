import { ONE, ZERO, add, compare, decimal, decimalText, multiply, share, subtract } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import type { Explanation, LegResult, Selection } from './types.ts';

/** What an ended leg multiplies its lines by: (won ? odds × deadHeat : 0) × (1 − voidFactor) + voidFactor. */
export function legFactor(leg: Selection, result: LegResult): Ratio {
  const { outcome, deadHeat, voided } = parts(result);
  const base = outcome === 'won' ? multiply(decimal(leg.odds), deadHeat) : ZERO;
  return add(multiply(base, subtract(ONE, voided)), voided);
}

export const isVoid = (result: LegResult): boolean => compare(parts(result).voided, ONE) === 0;

/** The receipt's line for a leg that did not simply win or lose. */
export function explainLeg(leg: Selection, result: LegResult): Explanation[] {
  const { outcome, deadHeat, voided } = parts(result);
  const tied = outcome === 'won' && compare(deadHeat, ONE) < 0;
  if (voided.n === 0n && !tied) return [];
  const because = isVoid(result) ? 'void' : voided.n > 0n ? 'partVoid' : 'deadHeat';
  return [{ rule: 'leg', selectionId: leg.id, because, factor: decimalText(legFactor(leg, result)) }];
}

function parts(result: LegResult): { outcome: 'won' | 'lost'; deadHeat: Ratio; voided: Ratio } {
  if (result === 'void') return { outcome: 'lost', deadHeat: ONE, voided: ONE };
  if (typeof result === 'string') return { outcome: result, deadHeat: ONE, voided: ZERO };
  const { outcome, deadHeat = '1', voidFactor = '0' } = result;
  return { outcome, deadHeat: share(deadHeat), voided: share(voidFactor) };
}
