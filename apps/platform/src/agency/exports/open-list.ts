import type { ExportColumn, ExportList, ExportRequest } from '@kvota/contracts';

import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import {
  calculationCells,
  statementCells,
  ticketCells,
  transferCells,
  userCells,
  wordsOf,
  type Cells,
} from './export-columns.ts';
import type { FileTable } from './files/file-column.ts';
import { createCalculationRows } from './lists/calculation-rows.ts';
import type { ListEnd, ListRows } from './lists/list-rows.ts';
import { createStatementExport } from './lists/statement-rows.ts';
import { createTicketRows } from './lists/ticket-rows.ts';
import { createTransferRows } from './lists/transfer-rows.ts';
import { createUserRows } from './lists/user-rows.ts';

/** A list with the filters, columns and words of a request. */
interface OpenList {
  /** Counts rows, up to one more than `most`. */
  count(
    actor: AgencyActor,
    limits: { readonly at: number; readonly most: number },
  ): Promise<{ readonly rows: number; readonly last?: string }>;
  table(actor: AgencyActor, end: ListEnd): FileTable;
}

type RequestOf<L extends ExportList> = Extract<ExportRequest, { list: L }>;

/** Returns a function that opens the list of a request. */
export function createListOpening(deps: AgencyDeps): (request: ExportRequest) => OpenList {
  const tickets = createTicketRows(deps);
  const transfers = createTransferRows(deps);
  const users = createUserRows(deps);
  const calculation = createCalculationRows(deps);
  const statementRows = createStatementExport(deps);
  return (request) => {
    const words = wordsOf(request);
    switch (request.list) {
      case 'tickets':
        return openList(request, tickets, ticketCells(words));
      case 'transfers':
        return openList(request, transfers, transferCells(words));
      case 'users':
        return openList(request, users, userCells(words, request.currencyId));
      case 'calculation':
        return openList(request, calculation, calculationCells(words, request.filters.by === 'day'));
      case 'statementRows':
        return openList(request, statementRows, statementCells(words));
    }
  };
}

function openList<L extends ExportList, F, Row>(
  { filters, columns }: { readonly filters: F; readonly columns: RequestOf<L>['columns'] },
  rows: ListRows<F, Row>,
  cells: Cells<L, Row>,
): OpenList {
  const asked = columns.map(({ id, heading }) => {
    const [kind, of] = cells[id as ExportColumn<L>]; // a column of the list, by its schema
    return { heading, kind, of };
  });
  async function* valuesOf(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string[][]> {
    for await (const page of pages) yield page.map((row) => asked.map(({ of }) => of(row)));
  }
  return {
    count: (actor, limits) => rows.count(actor, filters, limits),
    table: (actor, end) => ({ columns: asked, pages: valuesOf(rows.pages(actor, filters, end)) }),
  };
}
