import { decimal, parse } from './decimal.ts';
import type { Ratio } from './decimal.ts';
import { countSubsets } from './symmetric.ts';
import type { Rounding, Rules, Ticket, Violation, ViolationCode } from './types.ts';

/** The factor of each leg in whole units of 1 / `unit`, in the order of the ticket's selections. */
export interface Legs {
  readonly unit: bigint;
  readonly values: readonly bigint[];
}

/** Brings fractions to one denominator, so that the recurrences use plain BigInt. */
export function onOneUnit(legs: readonly Ratio[]): Legs {
  let unit = 1n;
  for (const { d } of legs) if (d !== unit && unit % d !== 0n) unit = d % unit === 0n ? d : unit * d;
  return { unit, values: legs.map(({ n, d }) => (d === unit ? n : n * (unit / d))) };
}

/** A group, with its selections as indexes into the ticket: arrays are faster to read than maps of ids. */
export interface Part {
  readonly conditions: readonly number[];
  readonly members: readonly number[];
  /** The smallest and the greatest condition. */
  readonly least: number;
  readonly top: number;
}

export const partOf = (conditions: readonly number[], members: readonly number[]): Part => ({
  conditions,
  members,
  least: Math.min(...conditions),
  top: Math.max(...conditions),
});

/** A ticket with every text parsed and every structural fault found. */
export interface ParsedTicket {
  readonly ticket: Ticket;
  readonly rules: Rules;
  readonly rounding: Rounding;
  /** The operator's limit of lines. If every line has to be listed and the operator sets none, our own. */
  readonly maxLines: number;
  /** Faults of the ticket itself, independent of the operator's limits. */
  readonly faults: readonly Violation[];
  /** Why the ticket cannot be priced: its first fault, or too many lines to round each. Undefined if it can. */
  readonly obstacle: ViolationCode | undefined;
  /** The groups, which multiply (OP-92). The bankers are one more group, of all its members. */
  readonly parts: readonly Part[];
  /** Number of lines: the product over the parts of Σ C(n, k). Zero if a group is faulty. */
  readonly lines: bigint;
  readonly odds: Legs;
  /** In units of 10^-18. Zero if it cannot be read. */
  readonly stake: bigint;
}

/** The most lines that rounding per line lists if the rules set no `maxCombinations`. */
const LINE_LIMIT = 100_000;

const NONE: Ratio = { n: 0n, d: 1n };

/** Parses a ticket once for all calculations on it. Never throws; faults are in the result. */
export function parseTicket(ticket: Ticket, rules: Rules): ParsedTicket {
  const { selections, groups } = ticket;
  const faults: Violation[] = [];
  const fault = (code: ViolationCode, params: Violation['params'] = {}): void => void faults.push({ code, params });
  if (selections.length === 0) fault('emptyTicket');
  const placeOf = new Map<string, number>();
  const ratios = selections.map(({ id, odds }, at) => {
    if (placeOf.size === placeOf.set(id, at).size) fault('duplicateSelection', { id });
    const ratio = decimal(odds) ?? NONE;
    if (ratio.n < ratio.d) fault('invalidOdds', { id, odds });
    return ratio;
  });
  const taken: boolean[] = [];
  let lines = 1n;
  const parts = groups.map(({ conditions, selectionIds }, index): Part => {
    const members = selectionIds.map((id) => placeOf.get(id) ?? -1);
    const possible = (k: number, at: number): boolean =>
      Number.isInteger(k) && k >= 1 && k <= members.length && conditions.indexOf(k) === at;
    let reason = members.length === 0 || conditions.length === 0 ? 'empty' : undefined;
    for (const at of members) {
      if (at < 0) reason ??= 'unknownSelection';
      if (taken[at]) reason ??= 'overlap';
      taken[at] = true;
    }
    if (!conditions.every(possible)) reason ??= 'conditions';
    if (reason) fault('invalidGroup', { group: `${index}`, reason });
    lines *= reason ? 0n : countSubsets(members.length, conditions);
    return partOf(conditions, members);
  });
  const bankers = selections.map((_, at) => at).filter((at) => !taken[at]);
  if (bankers.length > 0) parts.push(partOf([bankers.length], bankers));
  const stake = parse(ticket.stake);
  if (stake === undefined) fault('invalidStake', { stake: ticket.stake });
  const rounding: Rounding = { places: 2, mode: 'halfUp', scope: 'ticket', ...rules.rounding };
  const listed = rounding.scope === 'line';
  const maxLines = rules.maxCombinations ?? (listed ? LINE_LIMIT : Infinity);
  const obstacle = faults[0]?.code ?? (listed && lines > maxLines ? 'maxSystemTicketCombinations' : undefined);
  return {
    ticket,
    rules,
    rounding,
    maxLines,
    faults,
    obstacle,
    parts,
    lines,
    odds: onOneUnit(ratios),
    stake: stake ?? 0n,
  };
}
