import { ONE, compare, parseDecimal, product } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { binomial, sumOverSubsets } from './symmetric.ts';
import type { Selection, SystemGroup, Ticket, Violation } from './types.ts';

/** A ticket taken apart: the bankers of every line, and the groups that multiply (OP-92). */
export interface Structure {
  readonly bankers: readonly Selection[];
  readonly groups: readonly { readonly conditions: readonly number[]; readonly members: readonly Selection[] }[];
}

export function structureOf(ticket: Ticket): Structure {
  const grouped = new Set(ticket.groups.flatMap((group) => group.selectionIds));
  return {
    bankers: ticket.selections.filter(({ id }) => !grouped.has(id)),
    groups: ticket.groups.map(({ conditions, selectionIds }) => ({
      conditions,
      members: ticket.selections.filter(({ id }) => selectionIds.includes(id)),
    })),
  };
}

/** Number of lines: the product over the groups of Σ C(n, k); one for an accumulator. */
export function countLines({ groups }: Structure): bigint {
  return groups.reduce(
    (lines, { conditions, members }) => lines * conditions.reduce((sum, k) => sum + binomial(members.length, k), 0n),
    1n,
  );
}

/** Σ over all lines of the product of `valueOf` over the line's legs. */
export function sumOverLines({ bankers, groups }: Structure, valueOf: (leg: Selection) => Ratio): Ratio {
  return product([
    ...bankers.map(valueOf),
    ...groups.map(({ conditions, members }) => sumOverSubsets(members.map(valueOf), conditions)),
  ]);
}

/** The smallest (direction 1) or greatest (-1) product that a single line can have. */
export function extremeLine(
  { bankers, groups }: Structure,
  valueOf: (leg: Selection) => Ratio,
  direction: 1 | -1,
): Ratio {
  const ofGroup = ({ conditions, members }: Structure['groups'][number]): Ratio => {
    const sorted = members.map(valueOf).toSorted((a, b) => direction * compare(a, b));
    const [first = ONE, ...rest] = conditions.map((k) => product(sorted.slice(0, k)));
    return rest.reduce((best, next) => (direction * compare(next, best) < 0 ? next : best), first);
  };
  return product([...bankers.map(valueOf), ...groups.map(ofGroup)]);
}

/** What keeps a ticket from being priced at all, whatever the operator's limits. */
export function structuralViolations(ticket: Ticket): Violation[] {
  const ids = ticket.selections.map(({ id }) => id);
  const violations: Violation[] = [];
  if (ids.length === 0) violations.push({ code: 'emptyTicket', params: {} });
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) {
    violations.push({ code: 'duplicateSelection', params: { id } });
  }
  for (const { id, odds } of ticket.selections) {
    const value = parseDecimal(odds);
    if (!value || compare(value, ONE) < 0) violations.push({ code: 'invalidOdds', params: { id, odds } });
  }
  const taken = new Set<string>();
  ticket.groups.forEach((group, index) => {
    const reason = groupFault(group, ids, taken);
    if (reason) violations.push({ code: 'invalidGroup', params: { group: String(index), reason } });
    group.selectionIds.forEach((id) => taken.add(id));
  });
  return violations;
}

/** Why a group cannot be; `taken` are the members of the groups before it. */
export function groupFault(group: SystemGroup, ids: readonly string[], taken: ReadonlySet<string>): string | undefined {
  const { conditions, selectionIds } = group;
  if (selectionIds.length === 0 || conditions.length === 0) return 'empty';
  if (new Set(selectionIds).size < selectionIds.length || selectionIds.some((id) => taken.has(id))) return 'overlap';
  if (selectionIds.some((id) => !ids.includes(id))) return 'unknownSelection';
  const possible = (k: number) => Number.isInteger(k) && k >= 1 && k <= selectionIds.length;
  if (new Set(conditions).size < conditions.length || !conditions.every(possible)) return 'conditions';
  return undefined;
}
