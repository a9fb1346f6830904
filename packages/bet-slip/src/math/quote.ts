import { decimal, decimalText, divide, fromInteger, multiply, parseDecimal } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { sumOfRoundedLines, tooManyToList } from './lines.ts';
import { payable, roundedRatio, roundingOf, stakePerLine, zeroText } from './payout.ts';
import { countLines, extremeLine, structuralViolations, structureOf, sumOverLines } from './structure.ts';
import type { Quote, Rules, Selection, Ticket } from './types.ts';
import { validate } from './validate.ts';

const oddsOf = (leg: Selection): Ratio => decimal(leg.odds);

/**
 * Prices a ticket exactly, without listing its lines (SYS-07, OP-36, OP-39, OP-92).
 * Never throws: what stands in the way is in `violations`, and an unpriceable ticket has zero figures.
 */
export function quote(ticket: Ticket, rules: Rules): Quote {
  const violations = validate(ticket, rules);
  const structure = structureOf(ticket);
  const combinations = countLines(structure);
  const listed = tooManyToList(structure, rules);
  if (structuralViolations(ticket).length > 0 || !parseDecimal(ticket.stake) || listed) {
    const odds = { min: '0.00', max: '0.00' };
    const money = { min: zeroText(rules), max: zeroText(rules) };
    const none = { lineOdds: odds, totalOdds: odds, effectiveOdds: odds, payout: money };
    const flags = { capped: { min: false, max: false }, violations };
    return { combinations, stakePerCombination: '0.00', ...none, ...flags };
  }
  const cheapest = extremeLine(structure, oddsOf, 1);
  const all = sumOverLines(structure, oddsOf);
  const perLine = stakePerLine(ticket, combinations);
  const byLine = roundingOf(rules).scope === 'line';
  const grossMin = multiply(cheapest, perLine);
  const min = payable(grossMin, ticket, rules, byLine ? roundedRatio(grossMin, rules) : undefined);
  const lines = byLine ? sumOfRoundedLines(structure, oddsOf, perLine, rules) : undefined;
  const max = payable(multiply(all, perLine), ticket, rules, lines);
  const count = fromInteger(combinations);
  return {
    combinations,
    stakePerCombination: decimalText(perLine),
    lineOdds: { min: decimalText(cheapest), max: decimalText(extremeLine(structure, oddsOf, -1)) },
    totalOdds: { min: decimalText(cheapest), max: decimalText(all) },
    effectiveOdds: { min: decimalText(divide(cheapest, count)), max: decimalText(divide(all, count)) },
    payout: { min: min.payout, max: max.payout },
    capped: { min: min.capped, max: max.capped },
    violations,
  };
}
