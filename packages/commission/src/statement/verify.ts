import { canonical } from '../canonical/canonical.ts';
import { commissionOf } from '../compute/commission.ts';
import type { Commission, Step } from '../compute/step.ts';
import type { Fault } from '../reading/fault.ts';
import { readStatement } from './statement.ts';

/** A comparison of a statement with the computation from its input. */
export type Verification =
  | { readonly status: 'equal'; readonly total: string }
  /** `stated` is undefined if the statement lacks the value, `computed` if it has one too many. */
  | {
      readonly status: 'different';
      /** The first place that differs: `result.steps[4]`, or a figure of the result if all steps are equal. */
      readonly path: string;
      readonly stated: unknown;
      readonly computed: unknown;
      /** The computed step at this place. */
      readonly step?: Step;
    }
  | { readonly status: 'unreadable'; readonly faults: readonly Fault[] };

/** True if a value from outside has the canonical text of a computed one. */
function same(stated: unknown, computed: unknown): boolean {
  try {
    return canonical(stated) === canonical(computed);
  } catch {
    return false; // The stated value has no canonical text, a computed one always has.
  }
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

function firstDifference(stated: unknown, computed: Commission): Verification | undefined {
  const fields = fieldsOf(stated);
  for (const list of ['steps', 'lines'] as const) {
    const given = fields.get(list);
    const path = `result.${list}`;
    if (!Array.isArray(given)) return { status: 'different', path, stated: given, computed: computed[list] };
    const right: readonly unknown[] = computed[list];
    for (let at = 0; at < Math.max(given.length, right.length); at += 1) {
      const one: unknown = given[at];
      if (at < given.length && at < right.length && same(one, right[at])) continue;
      const step = list === 'steps' ? computed.steps[at] : undefined;
      const values = { stated: one, computed: right[at] };
      return { status: 'different', path: `${path}[${at}]`, ...values, ...(step && { step }) };
    }
  }
  for (const figure of ['exact', 'total'] as const) {
    if (fields.get(figure) === computed[figure]) continue;
    const values = { stated: fields.get(figure), computed: computed[figure] };
    return { status: 'different', path: `result.${figure}`, ...values };
  }
  return same(stated, computed) ? undefined : { status: 'different', path: 'result', stated, computed };
}

/**
 * Computes a statement again from its input and compares every step. Never throws: JSON that is no statement is
 * `unreadable`, with its faults. It does not check a signature or a hash; the text to hash is `canonical(statement)`.
 *
 * @example
 * ```ts
 * import { drawStatement, verify } from '@kvota/commission';
 * import { input } from './sample-input.js';
 *
 * const statement = drawStatement(input);
 * const edited = { ...statement, figures: { ...statement.figures, carryIn: { share: '-10.00' } } };
 * const answer = verify(edited);
 * answer.status === 'different' && answer.path; // 'result.steps[2]'
 * verify({}).status; // 'unreadable'
 * ```
 */
export function verify(json: unknown): Verification {
  const read = readStatement(json);
  if ('faults' in read) return { status: 'unreadable', faults: read.faults };
  const computed = commissionOf(read.input);
  return firstDifference(read.result, computed) ?? { status: 'equal', total: computed.total };
}
