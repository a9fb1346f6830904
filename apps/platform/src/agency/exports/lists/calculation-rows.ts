import type { Db } from '../../../database/database.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import type { Report, ReportQuery } from '../../figures/agency-reports.ts';
import { readCalculation } from '../../figures/create-reports.ts';
import { readBriefly } from '../../read-briefly.ts';
import { pageRows, type ListRows } from './list-rows.ts';

type Filters = Omit<ReportQuery<'agencyCalculation'>, 'page'>;
/** A row of a calculation with its currency. */
export type CalculationRow = Report<'agencyCalculation'>['rows'][number] & { readonly currency: string };

/** Rows that a statement reads. The sums of a group cost the same for any number of its rows. */
export const mostCalculated = 50_000;

/** The rows of a calculation. They are read by one statement, because a page of sums costs as much as all of them. */
export function createCalculationRows({ db }: Pick<AgencyDeps, 'db'>): ListRows<Filters, CalculationRow> {
  const read = async (nodeId: string, filters: Filters, now: number, limit: number) =>
    readBriefly(db, async (tx: Db) => readCalculation(tx, nodeId, filters, { now, offset: 0, limit }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  return {
    async count({ nodeId }, filters, { at }) {
      return { rows: (await read(nodeId, filters, at, 0)).rowCount };
    },

    async *pages({ nodeId }, filters, { at }) {
      const { rows, currency } = await read(nodeId, filters, at, mostCalculated);
      for (let begin = 0; begin < rows.length; begin += pageRows)
        yield rows.slice(begin, begin + pageRows).map((row) => ({ ...row, currency: currency.currency }));
    },
  };
}
