import { commissionOf } from '../compute/commission.ts';
import type { Commission } from '../compute/step.ts';
import type { CommissionInput } from '../figures/figures.ts';
import { inputAt, inputFields, optionalFields } from '../figures/read-input.ts';
import { InputError, type Fault } from '../reading/fault.ts';
import { Reader } from '../reading/reader.ts';

/** The input of a commission, with the currency and the two sides. `parent` owes `child`. */
export interface StatementInput extends CommissionInput {
  readonly currency: string;
  readonly parent: string;
  readonly child: string;
}

/** A statement: plain JSON that has everything it was computed from. */
export interface Statement extends StatementInput {
  readonly format: 1;
  readonly result: Commission;
}

const partyFields = ['currency', 'parent', 'child'] as const;

/** Reads the input of a statement from the fields of an object. */
function statementInputAt(reader: Reader, fields: ReadonlyMap<string, unknown>): StatementInput | undefined {
  const party = (key: (typeof partyFields)[number]): string | undefined =>
    reader.text(fields.get(key), key, /^[\w.:-]{1,64}$/, 'Up to 64 letters, digits and . : _ - are needed');
  const [currency, parent, child] = partyFields.map(party);
  const input = inputAt(reader, fields);
  if (!input || currency === undefined || parent === undefined || child === undefined) return undefined;
  return { currency, parent, child, ...input };
}

/**
 * Computes a statement. It has a copy of its input, so that anyone can compute it again. Throws an InputError with every
 * fault if the input breaks the rules.
 *
 * @example
 * ```ts
 * import { drawStatement, verify } from '@kvota/commission';
 * import { input } from './sample-input.js';
 *
 * const statement = drawStatement(input);
 * statement.result.total; // '24.02'
 * verify(statement); // { status: 'equal', total: '24.02' }
 * ```
 */
export function drawStatement(given: StatementInput): Statement {
  const reader = new Reader();
  const fields = reader.fields(given, '', [...partyFields, ...inputFields], optionalFields);
  const input = fields && statementInputAt(reader, fields);
  if (!input || reader.faults.length > 0) throw new InputError('The statement cannot be drawn up', reader.faults);
  return { format: 1, ...input, result: commissionOf(input) };
}

/** Reads the input of a stated statement, and its result as it is. */
export function readStatement(
  json: unknown,
): { readonly input: StatementInput; readonly result: unknown } | { readonly faults: readonly Fault[] } {
  const reader = new Reader();
  const fields = reader.fields(json, '', ['format', ...partyFields, ...inputFields, 'result'], optionalFields);
  if (fields) reader.integer(fields.get('format'), 'format', 1, 1);
  const input = fields && statementInputAt(reader, fields);
  if (!input || reader.faults.length > 0) return { faults: reader.faults };
  return { input, result: fields.get('result') };
}
