import { below, type Reader } from '../reading/reader.ts';
import type { Rate, SelectionTier, Tier } from './plan.ts';

/** The highest rate: everything. */
export const WHOLE = 1_000_000;

/** The most selections of a ticket that figures and rates distinguish. */
export const MOST_SELECTIONS = 100;

const MOST_TIERS = 100;

const kinds: readonly Rate['kind'][] = ['flat', 'slab', 'graduated', 'selections'];

export const ppmAt = (reader: Reader, value: unknown, path: string): number | undefined =>
  reader.integer(value, path, 0, WHOLE);

export const wholeUnitsAt = (reader: Reader, value: unknown, path: string): string | undefined =>
  reader.text(value, path, /^(?:0|[1-9]\d{0,17})$/, 'Whole units of the currency are needed as text, such as "50000"');

function tiersAt<T extends { readonly from: string | number }>(
  reader: Reader,
  value: unknown,
  path: string,
  readFrom: (value: unknown, path: string) => T['from'] | undefined,
  first: T['from'],
): { readonly from: T['from']; readonly ppm: number }[] | undefined {
  const list = reader.list(value, path, MOST_TIERS);
  if (!list) return undefined;
  const tiers: { from: T['from']; ppm: number }[] = [];
  for (const [at, item] of list.entries()) {
    const here = `${path}[${at}]`;
    const fields = reader.fields(item, here, ['from', 'ppm']);
    const from = fields && readFrom(fields.get('from'), below(here, 'from'));
    const ppm = fields && ppmAt(reader, fields.get('ppm'), below(here, 'ppm'));
    if (from === undefined || ppm === undefined) continue;
    const before = tiers.at(-1);
    if (before && BigInt(from) <= BigInt(before.from)) {
      reader.fail(
        below(here, 'from'),
        'outOfRange',
        `A tier must start above the one before, which is ${before.from}.`,
      );
    }
    tiers.push({ from, ppm });
  }
  if (list.length === 0) return reader.fail(path, 'outOfRange', 'At least one tier is needed.');
  if (tiers[0] && tiers[0].from !== first) {
    reader.fail(`${path}[0].from`, 'outOfRange', `The first tier must start at ${first}.`);
  }
  return tiers;
}

/** Reads the rate of a line. */
export function rateAt(reader: Reader, value: unknown, path: string): Rate | undefined {
  const record = reader.record(value, path);
  if (!record) return undefined;
  const kind = reader.choice(record.get('kind'), below(path, 'kind'), kinds);
  if (record.get('kind') === undefined) reader.missing(below(path, 'kind'));
  if (!kind) return undefined;
  if (kind === 'flat') {
    const ppm = ppmAt(reader, reader.fields(value, path, ['kind', 'ppm'])?.get('ppm'), below(path, 'ppm'));
    return ppm === undefined ? undefined : { kind, ppm };
  }
  const given = reader.fields(value, path, ['kind', 'tiers'])?.get('tiers');
  if (kind === 'selections') {
    const from = (each: unknown, at: string) => reader.integer(each, at, 1, MOST_SELECTIONS);
    const tiers = tiersAt<SelectionTier>(reader, given, below(path, 'tiers'), from, 1);
    return tiers && { kind, tiers };
  }
  const tiers = tiersAt<Tier>(reader, given, below(path, 'tiers'), (each, at) => wholeUnitsAt(reader, each, at), '0');
  return tiers && { kind, tiers };
}
