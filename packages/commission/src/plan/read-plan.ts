import type { Fault } from '../reading/fault.ts';
import { below, Reader } from '../reading/reader.ts';
import type { BaseKind, CpaTerms, Plan, PlanLine, Products } from './plan.ts';
import { rateAt, wholeUnitsAt } from './read-rate.ts';

const MOST_LINES = 50;
const MOST_PRODUCTS = 50;
const MOST_DAYS = 3660;
/** Decimals that an amount of a plan may have. A statement refuses more than its currency has. */
const PLAN_DECIMALS = 4;
const NAME = /^[a-z][a-z0-9-]{0,31}$/;
const named = 'A name of lower-case letters, digits and hyphens is needed';

export const nameAt = (reader: Reader, value: unknown, path: string): string | undefined =>
  reader.text(value, path, NAME, named);

function namesAt(reader: Reader, value: unknown, path: string, most: number): readonly string[] | undefined {
  const names = reader.list(value, path, most)?.map((item, at) => nameAt(reader, item, `${path}[${at}]`));
  const read = names?.filter((name) => name !== undefined);
  for (const [at, name] of names?.entries() ?? []) {
    if (name !== undefined && names?.indexOf(name) !== at) {
      reader.fail(`${path}[${at}]`, 'duplicate', `${name} is listed twice.`);
    }
  }
  return read?.length === names?.length ? read : undefined;
}

/** Reads `'all'`, or names of products. */
export function productsAt(reader: Reader, value: unknown, path: string): Products | undefined {
  if (value === 'all') return value;
  const products = namesAt(reader, value, path, MOST_PRODUCTS);
  return products?.length === 0
    ? reader.fail(path, 'outOfRange', 'At least one product is needed, or "all".')
    : products;
}

function termsAt(reader: Reader, value: unknown, path: string): CpaTerms | undefined {
  const fields = reader.fields(value, path, ['deposits', 'turnover', 'days']);
  const deposits = reader.amount(fields?.get('deposits'), below(path, 'deposits'), PLAN_DECIMALS, 'notNegative');
  const turnover = reader.amount(fields?.get('turnover'), below(path, 'turnover'), PLAN_DECIMALS, 'notNegative');
  const days = reader.integer(fields?.get('days'), below(path, 'days'), 1, MOST_DAYS);
  return deposits === undefined || turnover === undefined || days === undefined
    ? undefined
    : { deposits, turnover, days };
}

const baseKinds: readonly BaseKind[] = ['turnover', 'ggr', 'ngr', 'cpa', 'head'];

function countLineAt(reader: Reader, value: unknown, path: string, base: 'cpa' | 'head'): PlanLine | undefined {
  const fields = reader.fields(value, path, [
    'id',
    'products',
    'cycle',
    'base',
    'perPlayer',
    ...(base === 'cpa' ? ['terms'] : []),
  ]);
  const id = nameAt(reader, fields?.get('id'), below(path, 'id'));
  const products = productsAt(reader, fields?.get('products'), below(path, 'products'));
  const cycle = reader.choice(fields?.get('cycle'), below(path, 'cycle'), ['week', 'month']);
  const perPlayer = reader.amount(fields?.get('perPlayer'), below(path, 'perPlayer'), PLAN_DECIMALS, 'notNegative');
  if (base === 'cpa' && products !== undefined && products !== 'all') {
    reader.fail(below(path, 'products'), 'notAllowed', 'A player qualifies once for all products: write "all".');
  }
  if (base === 'head' && products !== undefined && products !== 'all' && products.length !== 1) {
    const reason = 'Active players of several products cannot be added up: name one product, or "all".';
    reader.fail(below(path, 'products'), 'notAllowed', reason);
  }
  const terms = base === 'cpa' ? termsAt(reader, fields?.get('terms'), below(path, 'terms')) : undefined;
  if (id === undefined || products === undefined || cycle === undefined || perPlayer === undefined) return undefined;
  if (base === 'head') return { id, products, cycle, base, perPlayer };
  return terms && { id, products, cycle, base, perPlayer, terms };
}

function shareLineAt(
  reader: Reader,
  value: unknown,
  path: string,
  base: 'turnover' | 'ggr' | 'ngr',
): PlanLine | undefined {
  const required = ['id', 'products', 'cycle', 'base', 'rate', 'carry'];
  const fields = reader.fields(value, path, required, ['less', 'leastTurnover']);
  const optional = (key: string, standard: unknown): unknown => {
    const value = fields?.get(key);
    return value === undefined ? standard : value;
  };
  const id = nameAt(reader, fields?.get('id'), below(path, 'id'));
  const products = productsAt(reader, fields?.get('products'), below(path, 'products'));
  const cycle = reader.choice(fields?.get('cycle'), below(path, 'cycle'), ['week', 'month']);
  const given = fields?.get('rate');
  const rate = given === undefined ? undefined : rateAt(reader, given, below(path, 'rate'));
  const carry = reader.choice(fields?.get('carry'), below(path, 'carry'), ['none', 'carry', 'split']);
  const less = namesAt(reader, optional('less', []), below(path, 'less'), MOST_LINES);
  const leastTurnover = wholeUnitsAt(reader, optional('leastTurnover', '0'), below(path, 'leastTurnover'));
  if (rate?.kind === 'selections' && base !== 'turnover') {
    reader.fail(below(path, 'base'), 'notAllowed', 'Rates by number of selections apply to turnover only.');
  }
  if (rate?.kind === 'selections' && carry === 'carry') {
    const reason = 'Rates by number of selections have no single base to carry: write "none" or "split".';
    reader.fail(below(path, 'carry'), 'notAllowed', reason);
  }
  if (id === undefined || products === undefined || cycle === undefined) return undefined;
  if (rate === undefined || carry === undefined || less === undefined || leastTurnover === undefined) return undefined;
  return { id, products, cycle, base, rate, carry, less, leastTurnover };
}

const lessOf = (line: PlanLine): readonly string[] => ('less' in line ? line.less : []);

/** Reports ids that are used twice, and deductions of lines that are missing, later or circular. */
function checkLinks(reader: Reader, lines: readonly (PlanLine | undefined)[], path: string): void {
  const byId = new Map<string, PlanLine>();
  for (const [at, line] of lines.entries()) {
    if (!line) continue;
    if (byId.has(line.id)) reader.fail(`${path}[${at}].id`, 'duplicate', `${line.id} is the id of two lines.`);
    byId.set(line.id, line);
  }
  const reaches = (from: PlanLine, id: string, seen = new Set<string>()): boolean =>
    lessOf(from).some((next) => {
      if (next === id) return true;
      const target = byId.get(next);
      if (!target || seen.has(next)) return false;
      seen.add(next);
      return reaches(target, id, seen);
    });
  for (const [at, line] of lines.entries()) {
    if (!line) continue;
    for (const [index, id] of lessOf(line).entries()) {
      const here = `${path}[${at}].less[${index}]`;
      const target = byId.get(id);
      if (!target) {
        if (lines.every(Boolean)) reader.fail(here, 'unknownLine', `The plan has no line ${id}.`);
      } else if (line.cycle === 'week' && target.cycle === 'month') {
        reader.fail(here, 'notAllowed', 'The result of a month is not known when a week ends.');
      }
    }
    if (reaches(line, line.id))
      reader.fail(`${path}[${at}].less`, 'circular', `${line.id} would be deducted from itself.`);
  }
}

/** Reads a plan at a path of a larger value. */
export function planAt(reader: Reader, value: unknown, path: string): Plan | undefined {
  const fields = reader.fields(value, path, ['version', 'lines']);
  const version = reader.integer(fields?.get('version'), below(path, 'version'), 1, Number.MAX_SAFE_INTEGER);
  const linesPath = below(path, 'lines');
  const given = reader.list(fields?.get('lines'), linesPath, MOST_LINES);
  const lines = given?.map((item, at) => {
    const here = `${linesPath}[${at}]`;
    const record = reader.record(item, here);
    const base = record && reader.choice(record.get('base'), below(here, 'base'), baseKinds);
    if (record && record.get('base') === undefined) reader.missing(below(here, 'base'));
    if (base === undefined) return undefined;
    return base === 'cpa' || base === 'head'
      ? countLineAt(reader, item, here, base)
      : shareLineAt(reader, item, here, base);
  });
  if (lines) checkLinks(reader, lines, linesPath);
  const read = lines?.filter((line) => line !== undefined);
  return version === undefined || read === undefined ? undefined : { version, lines: read };
}

/** A plan that was read, or the reasons for which it was refused. */
export type PlanReading =
  | { readonly status: 'plan'; readonly plan: Plan }
  | { readonly status: 'planInvalid'; readonly faults: readonly Fault[] };

/**
 * Reads a plan from JSON, with `less` and `leastTurnover` filled in. Never throws: `faults` has every fault, with path,
 * kind and reason. If `products` are given, lines may name no others.
 *
 * @example
 * ```ts
 * import { readPlan } from '@kvota/commission';
 *
 * const line = { id: 'casino', products: ['casino'], cycle: 'week', base: 'ggr', carry: 'carry' };
 * readPlan({ version: 1, lines: [{ ...line, rate: { kind: 'flat', ppm: 300_000 } }] }).status; // 'plan'
 * const refused = readPlan({ version: 1, lines: [{ ...line, rate: { kind: 'flat', ppm: 0.3 } }] });
 * refused.status === 'planInvalid' && refused.faults[0]?.path; // 'lines[0].rate.ppm'
 * ```
 */
export function readPlan(json: unknown, options: { readonly products?: readonly string[] } = {}): PlanReading {
  const reader = new Reader();
  const plan = planAt(reader, json, '');
  const { products: known } = options;
  for (const [at, { products }] of plan && reader.faults.length === 0 ? plan.lines.entries() : []) {
    for (const [index, product] of products === 'all' ? [] : products.entries()) {
      if (!known || known.includes(product)) continue;
      const path = `lines[${at}].products[${index}]`;
      reader.fail(path, 'notAChoice', `One of ${known.join(', ')} is needed, not "${product}".`);
    }
  }
  return plan && reader.faults.length === 0
    ? { status: 'plan', plan }
    : { status: 'planInvalid', faults: reader.faults };
}
