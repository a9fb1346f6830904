import { ONE, ZERO, multiply, parseDecimal } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { explainLeg, isVoid, legFactor } from './leg-factor.ts';
import { sumOfRoundedLines, tooManyToList } from './lines.ts';
import { payable, roundingOf, stakePerLine, zeroText } from './payout.ts';
import type { Payable } from './payout.ts';
import { countLines, structuralViolations, structureOf, sumOverLines } from './structure.ts';
import type { Structure } from './structure.ts';
import type { Results, Rules, Selection, Settlement, Ticket } from './types.ts';

/**
 * Settles a ticket from the results of its legs; a void leg counts at 1.00 and the stake per line stays.
 * Throws a RangeError for a ticket that `validate` would have refused as malformed, or for a share outside 0 to 1.
 */
export function settle(ticket: Ticket, results: Results, rules: Rules): Settlement {
  const structure = settleable(ticket, rules);
  const alive = (leg: Selection): Ratio => {
    const result = results[leg.id];
    return result === undefined || legFactor(leg, result).n > 0n ? ONE : ZERO;
  };
  const winningCombinations = sumOverLines(structure, alive).n;
  const explanation = ticket.selections.flatMap((leg) => {
    const result = results[leg.id];
    return result === undefined ? [] : explainLeg(leg, result);
  });
  const idle = { winningCombinations, payout: zeroText(rules), capped: false, explanation };
  if (winningCombinations === 0n) return { status: 'lost', ...idle };
  if (ticket.selections.some(({ id }) => results[id] === undefined)) return { status: 'open', ...idle };
  const { payout, capped, steps } = pay(ticket, structure, rules, (leg) => legFactor(leg, results[leg.id] ?? 'lost'));
  const status = ticket.selections.every(({ id }) => isVoid(results[id] ?? 'lost')) ? 'void' : 'won';
  return { status, winningCombinations, payout, capped, explanation: [...explanation, ...steps] };
}

/** Pays every line at the given factors of its legs. */
export function pay(ticket: Ticket, structure: Structure, rules: Rules, factor: (leg: Selection) => Ratio): Payable {
  const perLine = stakePerLine(ticket, countLines(structure));
  const factors = new Map(ticket.selections.map((leg) => [leg.id, factor(leg)]));
  const known = (leg: Selection) => factors.get(leg.id) ?? ZERO;
  const byLine = roundingOf(rules).scope === 'line';
  const lines = byLine ? sumOfRoundedLines(structure, known, perLine, rules) : undefined;
  return payable(multiply(sumOverLines(structure, known), perLine), ticket, rules, lines);
}

/** The structure of a ticket that can be settled; throws for one that cannot. */
export function settleable(ticket: Ticket, rules: Rules): Structure {
  const [first] = structuralViolations(ticket);
  const structure = structureOf(ticket);
  const why = first?.code ?? (parseDecimal(ticket.stake) ? undefined : 'invalidStake');
  if (why) throw new RangeError(`This ticket cannot be settled: ${why}. Check it with validate() before it is sold.`);
  if (tooManyToList(structure, rules)) {
    throw new RangeError('Rounding per line lists every line: raise maxCombinations or round per ticket.');
  }
  return structure;
}
