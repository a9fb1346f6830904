import { ONE, decimalText, units } from '../math/decimal.ts';
import { quote } from '../math/quote.ts';
import type { DecimalString, Quote, Range, SystemGroup, Ticket } from '../math/types.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import { groupsInForce, selectRules, selectTicket } from '../slip/ticket/limits.ts';
import { withoutLocked } from '../slip/ticket/locked.ts';
import type { SlipState } from '../slip/state/state.ts';

/** The quote of a ticket or of one group, with the least and the greatest stake. */
export interface GroupQuote extends Quote {
  readonly stakes: Range<DecimalString>;
}

/**
 * Returns the quote of the slip, and of each group as if it were played alone for the whole stake (SYS-07, OP-41). Locked selections are left out (SLIP-24).
 *
 * @example
 * ```ts
 * import { selectGroupQuotes } from '@kvota/bet-slip/figures';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const system = after(
 *   slip,
 *   { type: 'set-mode', mode: 'system' },
 *   { type: 'draft-selection', id: '4711' },
 *   { type: 'draft-selection', id: '4712' },
 *   { type: 'draft-condition', condition: 1 },
 *   { type: 'confirm-group' },
 * );
 * const { ticket, groups } = selectGroupQuotes(system, env);
 * ticket.payout; // { min: '92.50', max: '197.50' }
 * groups.map(({ combinations, stakes }) => [combinations, stakes.min]); // [[2n, '20']]
 * ```
 */
export function selectGroupQuotes(
  state: SlipState,
  env: SlipEnv,
): { readonly ticket: GroupQuote; readonly groups: readonly (GroupQuote & SystemGroup)[] } {
  const whole = selectTicket(withoutLocked(state, env), env);
  const rules = selectRules(state, env);
  const { minTicketPayin = '0', maxTicketPayin = '0', minPayinPerCombination = '0' } = rules;
  const priced = (ticket: Ticket): GroupQuote => {
    const price = quote(ticket, rules);
    const n = ticket.groups.length > 0 ? units(minPayinPerCombination) * price.combinations : 0n;
    const min = n > units(minTicketPayin) ? decimalText(n, ONE) : minTicketPayin;
    return { ...price, stakes: { min, max: maxTicketPayin } };
  };
  const groups = groupsInForce(state).map((group, i) => {
    const selections = whole.selections.filter(({ id }) => group.selectionIds.includes(id));
    return { ...group, ...priced({ ...whole, selections, groups: whole.groups.slice(i, i + 1) }) };
  });
  return { ticket: priced(whole), groups };
}
