import type { Refusal } from '@kvota/bet-slip/slip';

/** A refusal as code: its key and what fills its text. */
export function refusalText({ code, params }: Refusal): string {
  const given = Object.entries(params).map(([name, value]) => `${name}: ${value}`);
  return given.length === 0 ? code : `${code} (${given.join(', ')})`;
}
