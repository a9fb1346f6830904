import { agencyPeriods, type AgencyPeriod } from '@kvota/contracts';
import { daysOf } from '@kvota/shell';

import type { ReportDays } from './figure-queries.ts';

/** The period of a page in its address: `?p=lastWeek`, or `?from=2026-11-01&to=2026-11-21`. */
export interface PeriodSearch {
  readonly p?: AgencyPeriod;
  readonly from?: string;
  readonly to?: string;
}

/** Parses the period of an address. An invalid one is left out; days win over a name. */
export function periodSearch(given: Readonly<Record<string, unknown>>): PeriodSearch {
  const { from, to } = daysOf(given);
  if (from !== undefined && to !== undefined) return { from, to };
  const p = agencyPeriods.find((known) => known === given['p']);
  return p === undefined ? {} : { p };
}

/** Returns the days of a report. The platform computes the bounds of a period by its time zone. */
export const reportDays = ({ p, from, to }: PeriodSearch, usual: AgencyPeriod): ReportDays =>
  from !== undefined && to !== undefined ? { from, to } : { period: p ?? usual };

/** The most days of a report. */
export const mostDays = 92;

const week = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/;
const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Returns the id of a period of commission from an address, or undefined if it cannot be one. */
export function periodIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && (week.test(value) || month.test(value)) ? value : undefined;
}
