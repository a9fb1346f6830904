import { decimal, parse, ten, unitsAt } from './decimal.ts';
import { countSubsets } from './symmetric.ts';
import type { SystemGroup, Ticket, Violation, ViolationCode } from './types.ts';

/** What each leg counts, in whole units of 1 / `unit`. */
export interface Legs {
  readonly unit: bigint;
  readonly values: ReadonlyMap<string, bigint>;
}

/** A ticket read once: every text parsed, every structural fault found. */
export interface Reading {
  readonly ticket: Ticket;
  /** What keeps the ticket from being priced at all, whatever the operator's limits. */
  readonly faults: readonly Violation[];
  /** The groups, which multiply (OP-92), and the bankers as one more group of all its members. */
  readonly parts: readonly SystemGroup[];
  /** Number of lines: the product over the parts of Σ C(n, k); zero while a group is faulty. */
  readonly lines: bigint;
  readonly odds: Legs;
  /** In units of 10^-18. */
  readonly stake: bigint | undefined;
}

export function read(ticket: Ticket): Reading {
  const { selections, groups } = ticket;
  const faults: Violation[] = [];
  const fault = (code: ViolationCode, params: Violation['params'] = {}): void => void faults.push({ code, params });
  if (selections.length === 0) fault('emptyTicket');
  let places = 0;
  for (const { odds } of selections) places = Math.max(places, decimal(odds)?.places ?? 0);
  const unit = ten(places);
  const values = new Map<string, bigint>();
  for (const { id, odds } of selections) {
    if (values.has(id)) fault('duplicateSelection', { id });
    const written = decimal(odds);
    const value = written ? unitsAt(written, places) : 0n;
    if (value < unit) fault('invalidOdds', { id, odds });
    values.set(id, value);
  }
  const taken = new Set<string>();
  let lines = 1n;
  groups.forEach((group, index) => {
    const reason = groupFault(group, values, taken);
    if (reason !== undefined) fault('invalidGroup', { group: String(index), reason });
    lines *= reason === undefined ? countSubsets(group.selectionIds.length, group.conditions) : 0n;
  });
  const bankers = taken.size < values.size ? [...values.keys()].filter((id) => !taken.has(id)) : [];
  const rest = bankers.length > 0 ? [{ conditions: [bankers.length], selectionIds: bankers }] : [];
  const stake = parse(ticket.stake);
  return { ticket, faults, parts: [...groups, ...rest], lines, odds: { unit, values }, stake };
}

/** Why a group cannot be; its members are added to those `taken` by the groups before it. */
export function groupFault(
  { conditions, selectionIds }: SystemGroup,
  known: { readonly has: (id: string) => boolean },
  taken: Set<string>,
): string | undefined {
  let reason = selectionIds.length === 0 || conditions.length === 0 ? 'empty' : undefined;
  for (const id of selectionIds) {
    if (!known.has(id)) reason ??= 'unknownSelection';
    if (taken.has(id)) reason ??= 'overlap';
    taken.add(id);
  }
  const possible = (k: number, at: number): boolean =>
    Number.isInteger(k) && k >= 1 && k <= selectionIds.length && conditions.indexOf(k) === at;
  return reason ?? (conditions.every(possible) ? undefined : 'conditions');
}
