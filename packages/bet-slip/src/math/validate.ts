import { compare, decimal, fromInteger, multiply, parseDecimal, decimalText } from './ratio.ts';
import { LINE_LIMIT, tooManyToList } from './lines.ts';
import { roundingOf } from './payout.ts';
import { countLines, structuralViolations, structureOf } from './structure.ts';
import type { Structure } from './structure.ts';
import type { Rules, Ticket, Violation } from './types.ts';

/** Every rule the ticket breaks, structure first; empty when it can be sold (STAKE-09 to STAKE-12, STAKE-15, OP-41). */
export function validate(ticket: Ticket, rules: Rules): Violation[] {
  const structural = structuralViolations(ticket);
  const stake = stakeViolations(ticket, rules);
  const structure = structureOf(ticket);
  return [
    ...structural,
    ...stake,
    ...sizeViolations(ticket, structure, rules),
    ...(structural.length === 0 && parseDecimal(ticket.stake) ? systemStakeViolations(ticket, structure, rules) : []),
    ...freeBetViolations(ticket, rules),
  ];
}

function stakeViolations(ticket: Ticket, rules: Rules): Violation[] {
  const value = parseDecimal(ticket.stake);
  const tooFine = value && value.d > 10n ** BigInt(roundingOf(rules).places);
  if (!value || value.n === 0n || tooFine) return [{ code: 'invalidStake', params: { stake: ticket.stake } }];
  const { minTicketPayin: min, maxTicketPayin: max } = rules;
  if (min !== undefined && compare(value, decimal(min)) < 0)
    return [{ code: 'minTicketPayin', params: { limit: min } }];
  if (max !== undefined && compare(value, decimal(max)) > 0)
    return [{ code: 'maxTicketPayin', params: { limit: max } }];
  return [];
}

function sizeViolations(ticket: Ticket, structure: Structure, rules: Rules): Violation[] {
  const violations: Violation[] = [];
  const { maxSelections, maxCombinations, ungrouped = 'banker' } = rules;
  const count = ticket.selections.length;
  if (maxSelections !== undefined && count > maxSelections) {
    violations.push({ code: 'maxTicketSelections', params: { limit: String(maxSelections), actual: String(count) } });
  }
  const lines = countLines(structure);
  const limit = maxCombinations ?? (tooManyToList(structure, rules) ? LINE_LIMIT : undefined);
  if (limit !== undefined && lines > BigInt(limit)) {
    violations.push({ code: 'maxSystemTicketCombinations', params: { limit: String(limit), actual: String(lines) } });
  }
  if (ungrouped === 'reject' && ticket.groups.length > 0) {
    for (const { id } of structure.bankers) violations.push({ code: 'ungroupedSelection', params: { id } });
  }
  return violations;
}

/** OP-41: one key names the limit of a line, the other the total that follows from it. */
function systemStakeViolations(ticket: Ticket, structure: Structure, rules: Rules): Violation[] {
  const limit = rules.minPayinPerCombination;
  if (limit === undefined || ticket.groups.length === 0) return [];
  const total = multiply(decimal(limit), fromInteger(countLines(structure)));
  if (compare(decimal(ticket.stake), total) >= 0) return [];
  return [
    { code: 'minPayinPerSystemComb', params: { limit } },
    { code: 'minSystemPayin', params: { limit: decimalText(total) } },
  ];
}

function freeBetViolations(ticket: Ticket, { freeBet }: Rules): Violation[] {
  if (!ticket.freeBet || !freeBet) return [];
  const least = decimal(freeBet.minOdds);
  const high = ({ odds }: Ticket['selections'][number]) => {
    const value = parseDecimal(odds);
    return value !== undefined && compare(value, least) >= 0;
  };
  if (ticket.selections.length >= freeBet.minSelections && ticket.selections.every(high)) return [];
  const params = { selections: String(freeBet.minSelections), odds: freeBet.minOdds };
  return [{ code: 'minSelectionsMaxOddFreebet', params }];
}
