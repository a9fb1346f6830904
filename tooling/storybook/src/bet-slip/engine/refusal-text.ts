import type { Refusal } from '@kvota/bet-slip/slip';

/** Writes a refusal as its code and params. */
export function refusalText({ code, params }: Refusal): string {
  const given = Object.entries(params).map(([name, value]) => `${name}: ${value}`);
  return given.length === 0 ? code : `${code} (${given.join(', ')})`;
}
