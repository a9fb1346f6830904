import { decimalText } from './decimal.ts';
import { factorsAt } from './leg-factor.ts';
import type { LegFactor } from './leg-factor.ts';
import { countOf } from './lines.ts';
import { pay, unpaid } from './payout.ts';
import { parseTicket } from './parse-ticket.ts';
import type { ParsedTicket } from './parse-ticket.ts';
import type { Explanation, Results, Rules, Settlement, Ticket } from './types.ts';

/**
 * Settles a ticket from the results of its legs. A void leg counts as 1.00, and the stake per line stays the same.
 * Throws a RangeError if the ticket is malformed, or if a share is outside 0 to 1.
 *
 * @example
 * ```ts
 * import { settle } from '@kvota/bet-slip/math';
 *
 * const selections = [{ id: 'a', odds: '2.10' }, { id: 'b', odds: '1.85' }];
 * const ticket = { selections, groups: [], stake: '100' };
 * settle(ticket, { a: 'won', b: 'won' }).payout; // '388.50'
 * // A void leg counts as 1.00, so the double becomes a single.
 * settle(ticket, { a: 'won', b: 'void' }).payout; // '210.00'
 * settle(ticket, { a: 'lost' }).status; // 'lost'
 * ```
 */
export function settle(ticket: Ticket, results: Results, rules: Rules = {}): Settlement {
  const parsed = parseSettleable(ticket, rules);
  const factors = factorsAt(parsed, results, 'won');
  const winningCombinations = aliveLines(parsed, factors);
  const open = ticket.selections.some(({ id }) => results[id] === undefined);
  const isVoid = factors.every(({ because }) => because === 'void');
  const status = winningCombinations === 0n ? 'lost' : open ? 'open' : isVoid ? 'void' : 'won';
  const legs = factors.flatMap(({ id, because, n, d }): Explanation[] =>
    because ? [{ rule: 'leg', selectionId: id, because, factor: decimalText(n, d) }] : [],
  );
  const { explain, ...paid } = pay(status === 'lost' || status === 'open' ? unpaid(parsed) : parsed, factors);
  return { status, winningCombinations, ...paid, explanation: [...legs, ...explain()] };
}

/** Counts the lines in which every leg has a factor above zero. */
export const aliveLines = ({ parts }: ParsedTicket, factors: readonly LegFactor[]): bigint =>
  countOf(parts, { unit: 1n, values: factors.map(({ n }) => BigInt(n > 0n)) }).sum;

/** Parses a ticket for settlement. Throws a RangeError if it is malformed. */
export function parseSettleable(ticket: Ticket, rules: Rules): ParsedTicket {
  const parsed = parseTicket(ticket, rules);
  const { obstacle } = parsed;
  if (obstacle) throw new RangeError(`Cannot settle: ${obstacle}. Ask validate() first.`);
  return parsed;
}
