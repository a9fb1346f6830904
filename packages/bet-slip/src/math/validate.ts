import { ONE, decimal, decimalText, parse, ten, units } from './decimal.ts';
import { parseTicket } from './parse-ticket.ts';
import type { ParsedTicket } from './parse-ticket.ts';
import type { Rules, Ticket, Violation, ViolationCode } from './types.ts';

/**
 * Returns every rule that the ticket breaks, structural faults first. Empty if the ticket can be sold (STAKE-09 to
 * STAKE-12, STAKE-15, OP-41).
 *
 * @example
 * ```ts
 * import { validate } from '@kvota/bet-slip/math';
 *
 * const ticket = { selections: [{ id: 'a', odds: '2.10' }], groups: [], stake: '10' };
 * validate(ticket, { minTicketPayin: '20' }); // [{ code: 'minTicketPayin', params: { limit: '20' } }]
 * validate({ ...ticket, stake: '20' }, { minTicketPayin: '20' }); // []
 * ```
 */
export const validate = (ticket: Ticket, rules: Rules = {}): Violation[] => violationsOf(parseTicket(ticket, rules));

export function violationsOf({
  ticket,
  rules,
  rounding,
  maxLines,
  faults,
  parts,
  lines,
  stake,
}: ParsedTicket): Violation[] {
  const violations = [...faults];
  const broken = (code: ViolationCode, params: Violation['params']): void => void violations.push({ code, params });
  const { minTicketPayin: min = '0', maxTicketPayin: max, minPayinPerCombination: perLine = '0', freeBet } = rules;
  const { selections, groups } = ticket;

  const paid = decimal(ticket.stake);
  if (paid) {
    if (stake === 0n || paid.d > ten(rounding.places)) broken('invalidStake', { stake: ticket.stake });
    else if (stake < units(min)) broken('minTicketPayin', { limit: min });
    else if (max !== undefined && stake > units(max)) broken('maxTicketPayin', { limit: max });
  }
  const within = (actual: bigint | number, limit: number, code: ViolationCode): void => {
    if (actual > limit) broken(code, { limit: `${limit}`, actual: `${actual}` });
  };
  within(selections.length, rules.maxSelections ?? Infinity, 'maxTicketSelections');
  within(lines, maxLines, 'maxSystemTicketCombinations');

  if (groups.length > 0) {
    if (rules.ungrouped === 'reject') {
      for (const at of parts[groups.length]?.members ?? []) {
        broken('ungroupedSelection', { id: selections[at]?.id ?? '' });
      }
    }
    const total = units(perLine) * lines;
    // OP-41: one code names the limit of a line, the other the total that follows from it.
    if (faults.length === 0 && stake < total) {
      broken('minPayinPerSystemComb', { limit: perLine });
      broken('minSystemPayin', { limit: decimalText(total, ONE) });
    }
  }
  if (ticket.freeBet && freeBet) {
    const { minSelections, minOdds } = freeBet;
    const high = selections.every(({ odds }) => (parse(odds) ?? 0n) >= units(minOdds));
    if (!high || selections.length < minSelections) {
      broken('minSelectionsMaxOddFreebet', { selections: `${minSelections}`, odds: minOdds });
    }
  }
  return violations;
}
