import { ONE, decimal, decimalText, parse, units } from './decimal.ts';
import { lineLimit, roundingOf } from './lines.ts';
import { read } from './reading.ts';
import type { Reading } from './reading.ts';
import type { Rules, Ticket, Violation, ViolationCode } from './types.ts';

/** Every rule the ticket breaks, structure first; empty when it can be sold (STAKE-09 to STAKE-12, STAKE-15, OP-41). */
export const validate = (ticket: Ticket, rules: Rules = {}): Violation[] => violationsOf(read(ticket), rules);

export function violationsOf({ ticket, faults, parts, lines, stake }: Reading, rules: Rules): Violation[] {
  const violations = [...faults];
  const broken = (code: ViolationCode, params: Violation['params']): void => void violations.push({ code, params });
  const { minTicketPayin: min, maxTicketPayin: max, minPayinPerCombination: perLine, maxSelections, freeBet } = rules;
  const { selections, groups } = ticket;

  if (!stake || (decimal(ticket.stake)?.places ?? 0) > roundingOf(rules).places)
    broken('invalidStake', { stake: ticket.stake });
  else if (min !== undefined && stake < units(min)) broken('minTicketPayin', { limit: min });
  else if (max !== undefined && stake > units(max)) broken('maxTicketPayin', { limit: max });

  const within = (actual: bigint | number, limit: number, code: ViolationCode): void => {
    if (actual > limit) broken(code, { limit: String(limit), actual: String(actual) });
  };
  within(selections.length, maxSelections ?? Infinity, 'maxTicketSelections');
  within(lines, lineLimit(rules), 'maxSystemTicketCombinations');

  if (groups.length > 0) {
    if (rules.ungrouped === 'reject') {
      for (const at of parts[groups.length]?.members ?? []) {
        broken('ungroupedSelection', { id: selections[at]?.id ?? '' });
      }
    }
    const total = units(perLine ?? '0') * lines;
    // OP-41: one key names the limit of a line, the other the total that follows from it.
    if (perLine !== undefined && faults.length === 0 && stake !== undefined && stake < total) {
      broken('minPayinPerSystemComb', { limit: perLine });
      broken('minSystemPayin', { limit: decimalText({ n: total, d: ONE }) });
    }
  }
  if (ticket.freeBet && freeBet) {
    const { minSelections, minOdds } = freeBet;
    const high = selections.every(({ odds }) => (parse(odds) ?? 0n) >= units(minOdds));
    if (!high || selections.length < minSelections) {
      broken('minSelectionsMaxOddFreebet', { selections: String(minSelections), odds: minOdds });
    }
  }
  return violations;
}
