import { grainsIn } from '../amount/amount.ts';
import type { Plan } from '../plan/plan.ts';
import { nameAt, planAt, productsAt } from '../plan/read-plan.ts';
import { ppmAt } from '../plan/read-rate.ts';
import { InputError } from '../reading/fault.ts';
import { below, Reader } from '../reading/reader.ts';
import { correctionsAt } from './correction.ts';
import type { CommissionInput, NgrShare, Period } from './figures.ts';
import { figuresAt } from './read-figures.ts';

const MOST_SHARES = 20;
const MOST_PLACES = 6;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

export const inputFields = ['places', 'period', 'plan', 'shares', 'figures'] as const;
export const optionalFields = ['corrections'] as const;

function periodAt(reader: Reader, value: unknown, path: string): Period | undefined {
  const fields = reader.fields(value, path, ['id', 'cycle', 'from', 'to']);
  const id = reader.text(fields?.get('id'), below(path, 'id'), /^[\w.:-]{1,64}$/, 'An id of a period is needed');
  const cycle = reader.choice(fields?.get('cycle'), below(path, 'cycle'), ['week', 'month']);
  const instant = (key: string): string | undefined =>
    reader.text(fields?.get(key), below(path, key), INSTANT, 'An instant such as "2026-11-22T23:00:00Z" is needed');
  const [from, to] = [instant('from'), instant('to')];
  if (id === undefined || cycle === undefined || from === undefined || to === undefined) return undefined;
  // Instants of one form have the order of their texts.
  if (from >= to) return reader.fail(below(path, 'to'), 'outOfRange', 'The period must end after its start.');
  return { id, cycle, from, to };
}

function sharesAt(reader: Reader, value: unknown, path: string): readonly NgrShare[] | undefined {
  const shares: NgrShare[] = [];
  for (const [at, item] of reader.list(value, path, MOST_SHARES)?.entries() ?? []) {
    const here = `${path}[${at}]`;
    const fields = reader.fields(item, here, ['id', 'products', 'of', 'ppm']);
    const id = nameAt(reader, fields?.get('id'), below(here, 'id'));
    const products = productsAt(reader, fields?.get('products'), below(here, 'products'));
    const of = reader.choice(fields?.get('of'), below(here, 'of'), ['turnover', 'ggr']);
    const ppm = ppmAt(reader, fields?.get('ppm'), below(here, 'ppm'));
    if (id === undefined || products === undefined || of === undefined || ppm === undefined) continue;
    if (shares.some((share) => share.id === id)) {
      reader.fail(below(here, 'id'), 'duplicate', `${id} is the id of two shares.`);
    }
    shares.push({ id, products, of, ppm });
  }
  return shares;
}

/** Reports amounts of a plan that have more decimals than the currency. */
function checkPlaces(reader: Reader, plan: Plan, places: number, path: string): void {
  for (const [at, line] of plan.lines.entries()) {
    if (!('perPlayer' in line) || grainsIn(line.perPlayer, places) !== undefined) continue;
    reader.fail(`${path}.lines[${at}].perPlayer`, 'notAmount', `The currency has ${places} decimals.`);
  }
}

/** Reads the fields of the input of a commission from an object that may have others as well. */
export function inputAt(reader: Reader, fields: ReadonlyMap<string, unknown>): CommissionInput | undefined {
  const places = reader.integer(fields.get('places'), 'places', 0, MOST_PLACES);
  const period = periodAt(reader, fields.get('period'), 'period');
  const plan = planAt(reader, fields.get('plan'), 'plan');
  const shares = sharesAt(reader, fields.get('shares'), 'shares');
  if (places === undefined) return undefined;
  if (plan) checkPlaces(reader, plan, places, 'plan');
  // Lines that could not be read would make figures look superfluous.
  const complete = reader.faults.length === 0 ? plan : undefined;
  const rules = { places, plan: complete, cycle: period?.cycle };
  const figures = figuresAt(reader, fields.get('figures'), 'figures', rules);
  const corrections = correctionsAt(reader, fields.get('corrections'), 'corrections', places);
  if (!period || !plan || !shares || !figures) return undefined;
  return { places, period, plan, shares, figures, ...(corrections && { corrections }) };
}

/** Reads the input of a commission, or throws an InputError with every fault. */
export function inputOf(given: unknown): CommissionInput {
  const reader = new Reader();
  const fields = reader.fields(given, '', inputFields, optionalFields);
  const input = fields && inputAt(reader, fields);
  if (!input || reader.faults.length > 0) throw new InputError('The commission cannot be computed', reader.faults);
  return input;
}
