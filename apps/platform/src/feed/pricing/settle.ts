import type { Outcomes } from './fair-market.ts';

/** One selection has won, all others have lost. */
export function winner(codes: readonly string[], won: string): Outcomes {
  return Object.fromEntries(codes.map((code) => [code, code === won ? 'won' : 'lost'] as const));
}

/** Stakes are given back. */
export function allVoid(codes: readonly string[]): Outcomes {
  return Object.fromEntries(codes.map((code) => [code, 'void'] as const));
}

/** Host, draw or guest by a difference. */
export function sign(difference: number): '1' | 'X' | '2' {
  if (difference > 0) return '1';
  return difference < 0 ? '2' : 'X';
}

/** A total against a half line. `final`: it will not grow any more. */
export function settleTotal(total: number, line: number, final: boolean): Outcomes | undefined {
  if (total > line) return { under: 'lost', over: 'won' };
  if (!final) return undefined;
  return total < line ? { under: 'won', over: 'lost' } : { under: 'void', over: 'void' };
}
