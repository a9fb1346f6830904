import type { Amount } from '../amount/amount.ts';
import { below, type Reader } from '../reading/reader.ts';

const MOST_CORRECTIONS = 100;
const ID = /^[\w.:-]{1,64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
// Control characters and halves of surrogate pairs have no place in a text that is hashed.
const REASON = /^[^\p{Cc}\p{Cs}]{1,280}$/u;

/**
 * A correction of an earlier statement, which stays as it is. It is added to the total of a later one, after the rounding,
 * so that the total changes by exactly this amount.
 */
export interface Correction {
  readonly id: string;
  /** Id of the period whose statement is corrected. */
  readonly period: string;
  /** In whole minor units and never zero: positive if the parent owes the child more. */
  readonly amount: Amount;
  readonly reason: string;
  /** Name of the user who entered it. */
  readonly by: string;
  /** An instant in UTC. */
  readonly at: string;
}

/** Reads the corrections of a statement; undefined if there are none. */
export function correctionsAt(
  reader: Reader,
  value: unknown,
  path: string,
  places: number,
): readonly Correction[] | undefined {
  if (value === undefined) return undefined;
  const given = reader.list(value, path, MOST_CORRECTIONS);
  if (given?.length === 0) return reader.fail(path, 'missing', 'A statement without corrections has no such list.');
  const corrections: Correction[] = [];
  for (const [at, item] of given?.entries() ?? []) {
    const here = `${path}[${at}]`;
    const correction = correctionAt(reader, item, here, places);
    if (!correction) continue;
    if (corrections.some(({ id }) => id === correction.id))
      reader.fail(below(here, 'id'), 'duplicate', `${correction.id} is the id of two corrections.`);
    corrections.push(correction);
  }
  return corrections;
}

function correctionAt(reader: Reader, value: unknown, path: string, places: number): Correction | undefined {
  const fields = reader.fields(value, path, ['id', 'period', 'amount', 'reason', 'by', 'at']);
  const text = (key: string, form: RegExp, needed: string): string | undefined =>
    reader.text(fields?.get(key), below(path, key), form, needed);
  const id = text('id', ID, 'Up to 64 letters, digits and . : _ - are needed');
  const period = text('period', ID, 'An id of a period is needed');
  const amount = reader.amount(fields?.get('amount'), below(path, 'amount'), places);
  const reason = text('reason', REASON, 'Up to 280 characters without line breaks are needed');
  const by = text('by', ID, 'Up to 64 letters, digits and . : _ - are needed');
  const at = text('at', INSTANT, 'An instant such as "2026-11-22T23:00:00Z" is needed');
  if (amount !== undefined && !/[1-9]/.test(amount))
    return reader.fail(below(path, 'amount'), 'outOfRange', 'A correction must not be zero.');
  if (id === undefined || period === undefined || amount === undefined) return undefined;
  if (reason === undefined || by === undefined || at === undefined) return undefined;
  return { id, period, amount, reason, by, at };
}
