import { BASE_DECIMALS, grains, RESULT_DECIMALS } from '../amount/amount.ts';
import type { Plan } from '../plan/plan.ts';
import { nameAt } from '../plan/read-plan.ts';
import { MOST_SELECTIONS } from '../plan/read-rate.ts';
import { below, type Reader } from '../reading/reader.ts';
import type { Figures, Period, ProductFigures } from './figures.ts';

const MOST_PLAYERS = 1_000_000_000;

type Value<T> = (value: unknown, path: string) => T | undefined;

/** Reads a record whose keys are names. */
function namedAt<T>(
  reader: Reader,
  value: unknown,
  path: string,
  read: Value<T>,
): Readonly<Record<string, T>> | undefined {
  const record = reader.record(value, path);
  if (!record) return undefined;
  const entries: [string, T][] = [];
  for (const [key, item] of record) {
    const here = below(path, key);
    const name = nameAt(reader, key, here);
    if (item === undefined) reader.missing(here);
    const one = name === undefined ? undefined : read(item, here);
    if (one !== undefined) entries.push([key, one]);
  }
  return Object.fromEntries(entries);
}

function selectionsAt(
  reader: Reader,
  value: unknown,
  path: string,
  places: number,
): Record<string, string> | undefined {
  const record = reader.record(value, path);
  if (!record) return undefined;
  const entries: [string, string][] = [];
  for (const [key, item] of record) {
    const here = below(path, key);
    if (!/^[1-9]\d{0,2}$/.test(key) || Number(key) > MOST_SELECTIONS) {
      reader.fail(here, 'outOfRange', `A number of selections from 1 to ${MOST_SELECTIONS} is needed.`);
      continue;
    }
    if (item === undefined) reader.missing(here);
    const amount = reader.amount(item, here, places);
    if (amount !== undefined) entries.push([key, amount]);
  }
  return Object.fromEntries(entries);
}

function productAt(reader: Reader, value: unknown, path: string, places: number): ProductFigures | undefined {
  const fields = reader.fields(value, path, ['stake', 'payout', 'bonusCost', 'active'], ['selections']);
  const amount = (key: string) => reader.amount(fields?.get(key), below(path, key), places);
  const [stake, payout, bonusCost] = [amount('stake'), amount('payout'), amount('bonusCost')];
  const active = reader.integer(fields?.get('active'), below(path, 'active'), 0, MOST_PLAYERS);
  const given = fields?.get('selections');
  const selections = given === undefined ? undefined : selectionsAt(reader, given, below(path, 'selections'), places);
  if (stake === undefined || payout === undefined || bonusCost === undefined || active === undefined) return undefined;
  if (given === undefined) return { stake, payout, bonusCost, active };
  if (!selections) return undefined;
  const sum = Object.values(selections).reduce((total, each) => total + grains(each, places), 0n);
  if (sum !== grains(stake, places)) {
    reader.fail(below(path, 'selections'), 'mismatch', `The stakes by selections do not add up to ${stake}.`);
  }
  return { stake, payout, bonusCost, active, selections };
}

/** Reports figures of lines that the plan or the cycle has no use for, and figures that its lines lack. */
function checkLines(reader: Reader, figures: Figures, plan: Plan, cycle: Period['cycle'], path: string): void {
  const lines = plan.lines.filter((line) => line.cycle === cycle);
  const carrying = new Set(lines.filter((line) => 'carry' in line && line.carry === 'carry').map(({ id }) => id));
  const counting = new Set(lines.filter(({ base }) => base === 'cpa').map(({ id }) => id));
  const weekly = new Set(plan.lines.filter((line) => line.cycle === 'week').map(({ id }) => id));
  const deducted = new Set(
    lines.flatMap((line) => (cycle === 'month' && 'less' in line ? line.less : [])).filter((id) => weekly.has(id)),
  );
  const known = (field: 'carryIn' | 'qualified' | 'weekResults', ids: ReadonlySet<string>, reason: string): void => {
    for (const id of Object.keys(figures[field])) {
      if (!ids.has(id)) reader.fail(below(below(path, field), id), 'unknownLine', reason);
    }
  };
  known('carryIn', carrying, `No line of the ${cycle} carries under this id. To forgive a carry, leave it out.`);
  known('qualified', counting, `No line of the ${cycle} counts qualified players under this id.`);
  known('weekResults', deducted, `No line of the ${cycle} deducts a weekly line of this id.`);
  for (const id of counting) {
    if (!Object.hasOwn(figures.qualified, id)) {
      reader.fail(below(below(path, 'qualified'), id), 'missing', 'The number of qualified players is missing.');
    }
  }
  for (const id of deducted) {
    if (!Object.hasOwn(figures.weekResults, id)) {
      reader.fail(below(below(path, 'weekResults'), id), 'missing', 'The results of the weekly line are missing.');
    }
  }
  const bySelections = lines.filter((line) => 'rate' in line && line.rate.kind === 'selections');
  for (const [product, { selections }] of Object.entries(figures.products)) {
    const used = bySelections.some(({ products }) => products === 'all' || products.includes(product));
    if (used && !selections) {
      const here = below(below(below(path, 'products'), product), 'selections');
      reader.fail(here, 'missing', 'A line has rates by selections, so the stakes by selections are needed.');
    }
  }
}

/** Reads the figures of a period. If the plan is known, they are checked against its lines. */
export function figuresAt(
  reader: Reader,
  value: unknown,
  path: string,
  { places, plan, cycle }: { places: number; plan: Plan | undefined; cycle: Period['cycle'] | undefined },
): Figures | undefined {
  const fields = reader.fields(value, path, ['products', 'active', 'qualified', 'carryIn', 'weekResults']);
  if (!fields) return undefined;
  const at = <T>(key: string, read: Value<T>): Readonly<Record<string, T>> | undefined =>
    namedAt(reader, fields.get(key), below(path, key), read);
  const products = at('products', (item, here) => productAt(reader, item, here, places));
  const active = reader.integer(fields.get('active'), below(path, 'active'), 0, MOST_PLAYERS);
  const qualified = at('qualified', (item, here) => reader.integer(item, here, 0, MOST_PLAYERS));
  const carryIn = at('carryIn', (item, here) => reader.amount(item, here, places + BASE_DECIMALS, 'notPositive'));
  const weekResults = at('weekResults', (item, here) => reader.amount(item, here, places + RESULT_DECIMALS));
  if (!products || active === undefined || !qualified || !carryIn || !weekResults) return undefined;
  const figures = { products, active, qualified, carryIn, weekResults };
  if (plan && cycle) checkLines(reader, figures, plan, cycle, path);
  return figures;
}
