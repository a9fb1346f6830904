import { calculationGroups, type CalculationGroup } from '@kvota/contracts';

import { periodIdOf } from '../data/reports/period-search.ts';
import { idOf } from '../data/users-search.ts';

/** Rows of a page. */
export const pageSize = 100;

/** The query of the calculation beside its days. A value that is missing has its default. */
export interface CalculationSearch {
  /** Id of the agent whose branch is counted; the own one if missing. */
  readonly node?: string;
  readonly by?: Exclude<CalculationGroup, 'child'>;
  readonly page?: number;
  /** The open part; the figures if missing. */
  readonly view?: 'commission';
  /** The period of commission; the newest one if missing. */
  readonly period?: string;
}

/** Parses a query. A value is left out if it is invalid or the default. */
export function calculationSearch(given: Readonly<Record<string, unknown>>): CalculationSearch {
  const node = idOf(given['node']);
  const own = node === undefined ? {} : { node };
  if (given['view'] === 'commission') {
    const period = periodIdOf(given['period']);
    return { ...own, view: 'commission', ...(period !== undefined && { period }) };
  }
  const by = calculationGroups.find((known) => known === given['by']);
  const page = Number(given['page']);
  return {
    ...own,
    ...(by !== undefined && by !== 'child' && { by }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
