import { decimal, parse, ten, unitsAt } from './decimal.ts';
import { countSubsets } from './symmetric.ts';
import type { SystemGroup, Ticket, Violation, ViolationCode } from './types.ts';

/** What each leg counts, in whole units of 1 / `unit`; in the order of the ticket's selections. */
export interface Legs {
  readonly unit: bigint;
  readonly values: readonly bigint[];
}

/** A group with its selections by their places in the ticket: a list is read faster than a table of ids. */
export interface Part {
  readonly conditions: readonly number[];
  readonly members: readonly number[];
}

/** A ticket read once: every text parsed, every structural fault found. */
export interface Reading {
  readonly ticket: Ticket;
  /** What keeps the ticket from being priced at all, whatever the operator's limits. */
  readonly faults: readonly Violation[];
  /** The groups, which multiply (OP-92), and the bankers as one more group of all its members. */
  readonly parts: readonly Part[];
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
  const placeOf = new Map<string, number>();
  let places = 0;
  const written = selections.map(({ id, odds }, at) => {
    placeOf.set(id, at);
    const value = decimal(odds);
    if (value && value.places > places) places = value.places;
    return value;
  });
  const unit = ten(places);
  const values = selections.map(({ id, odds }, at) => {
    if (placeOf.get(id) !== at) fault('duplicateSelection', { id });
    const read = written[at];
    const value = read ? unitsAt(read, places) : 0n;
    if (value < unit) fault('invalidOdds', { id, odds });
    return value;
  });
  const taken = new Set<string>();
  let lines = 1n;
  const parts = groups.map((group, index): Part => {
    const { conditions, selectionIds } = group;
    const reason = groupFault(group, placeOf, taken);
    if (reason !== undefined) fault('invalidGroup', { group: String(index), reason });
    lines *= reason === undefined ? countSubsets(selectionIds.length, conditions) : 0n;
    return { conditions, members: selectionIds.map((id) => placeOf.get(id) ?? -1) };
  });
  if (taken.size < placeOf.size) {
    const members = [...placeOf].flatMap(([id, at]) => (taken.has(id) ? [] : [at]));
    parts.push({ conditions: [members.length], members });
  }
  return { ticket, faults, parts, lines, odds: { unit, values }, stake: parse(ticket.stake) };
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
    const others = taken.size;
    if (taken.add(id).size === others) reason ??= 'overlap';
  }
  const possible = (k: number, at: number): boolean =>
    Number.isInteger(k) && k >= 1 && k <= selectionIds.length && conditions.indexOf(k) === at;
  return reason ?? (conditions.every(possible) ? undefined : 'conditions');
}
