import { parseTicket } from '../math/parse-ticket.ts';
import type { WhatIf } from '../math/types.ts';
import { whatIf } from '../math/what-if.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import type { SlipState } from '../slip/state/state.ts';
import { selectRules, selectTicket } from '../slip/ticket/limits.ts';

/** How a leg is assumed to end. */
export type Mark = 'won' | 'lost' | 'void';

/**
 * Returns the payout range if legs end as marked and the others in any way. Null if the slip cannot be priced.
 *
 * @example
 * ```ts
 * import { selectWhatIf } from '@kvota/bet-slip/figures';
 * import { env, slip } from './filled-slip.js';
 *
 * selectWhatIf(slip, env, { 4711: 'void' })?.possible; // { min: '0.00', max: '185.00' }
 * ```
 */
export function selectWhatIf(
  state: SlipState,
  env: SlipEnv,
  marks: Readonly<Record<string, Mark | undefined>>,
): WhatIf | null {
  const ticket = selectTicket(state, env);
  const rules = selectRules(state, env);
  return parseTicket(ticket, rules).obstacle ? null : whatIf(ticket, marks, rules);
}
