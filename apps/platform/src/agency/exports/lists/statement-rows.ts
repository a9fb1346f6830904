import type { agencyCalls, CallQuery, StatementRow } from '@kvota/contracts';

import type { AgencyDeps } from '../../agency-deps.ts';
import { countStatementRows, readStatementRows } from '../../commission/statements/statement-rows.ts';
import { readBriefly } from '../../read-briefly.ts';
import { pageRows, type ListRows } from './list-rows.ts';

type Filters = Omit<CallQuery<(typeof agencyCalls)['agencyStatementRows']>, 'after'>;

/** The movements of a statement, by id. */
export function createStatementExport({ db }: Pick<AgencyDeps, 'db'>): ListRows<Filters, StatementRow> {
  return {
    count: ({ nodeId }, filters, { at, most }) =>
      readBriefly(db, async (tx) => countStatementRows(tx, filters, { nodeId, now: at, most })),

    async *pages({ nodeId }, filters, { at, last = '0' }) {
      let after: string | undefined;
      do {
        const query = { ...filters, ...(after !== undefined && { after }) };
        const scope = { nodeId, now: at, limit: pageRows, last };
        const rows = await readBriefly(db, async (tx) => readStatementRows(tx, query, scope));
        yield rows;
        after = rows.length < pageRows ? undefined : rows.at(-1)?.id;
      } while (after !== undefined);
    },
  };
}
