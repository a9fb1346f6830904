import type { LegResult } from '@kvota/bet-slip/math';

const results: Readonly<Record<string, LegResult>> = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  half_won: { outcome: 'won', voidFactor: '0.5' },
  half_lost: { outcome: 'lost', voidFactor: '0.5' },
};

/** Returns the result of a stored leg for the engine; undefined while it is open. */
export function legResult({ status, deadHeat }: { status: string; deadHeat: string | null }): LegResult | undefined {
  if (status === 'won' && deadHeat !== null) return { outcome: 'won', deadHeat };
  return results[status];
}
