import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Outcome } from '../answer.ts';
import { defineCall } from '../call.ts';
import { agency } from './agency-path.ts';
import { commissionCalls } from './commission-calls.ts';
import { figureCalls } from './figures/figure-calls.ts';
import { agencyTicketCalls } from './ticket-calls.ts';
import { transferCalls } from './transfer-calls.ts';
import { treeCalls } from './tree-calls.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The most rows of a file. */
export const mostExportRows = { csv: 1_000_000, xlsx: 50_000 } as const satisfies Record<ExportFormat, number>;

/** The columns that a file of each list can have. */
export const exportColumns = {
  tickets: [
    'createdAt',
    'ticketId',
    'username',
    'agent',
    'shape',
    'totalOdds',
    'stake',
    'possiblePayout',
    'payout',
    'currency',
    'status',
  ],
  transfers: ['createdAt', 'direction', 'basis', 'from', 'to', 'amount', 'currency', 'balanceAfter', 'note', 'id'],
  users: ['username', 'kind', 'state', 'agentsBelow', 'playersBelow', 'createdAt', 'credit', 'currency'],
  calculation: [
    'name',
    'tickets',
    'players',
    'stake',
    'payout',
    'ggr',
    'margin',
    'bonusCost',
    'ngr',
    'in',
    'out',
    'currency',
  ],
  statementRows: ['id', 'day', 'at', 'username', 'product', 'selections', 'stake', 'payout', 'bonusCost'],
} as const;

export type ExportList = keyof typeof exportColumns;
export type ExportColumn<L extends ExportList = ExportList> = (typeof exportColumns)[L][number];

const Word = v.pipe(v.string(), v.maxLength(120));
const mostWords = 300;

const common = {
  format: v.picklist(exportFormats),
  words: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)), Word),
    v.check((words) => Object.keys(words).length <= mostWords, `At most ${mostWords} words.`),
    v.description(
      'Texts for codes, under `<column>.<code>`, such as `status.won`. A code without one is written as it is',
    ),
  ),
  zone: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w+/-]{1,60}$/)), 'UTC'),
    v.description('The IANA time zone of the times in XLSX. Times in CSV are in UTC'),
  ),
};

/** The request for a file of one list. `filters` are those of the call of the list. */
function requestOf<const L extends ExportList, const F extends v.GenericSchema>(list: L, filters: F) {
  const column = v.object({ id: v.picklist(exportColumns[list]), heading: Word });
  return v.object({
    list: v.literal(list),
    filters,
    columns: v.pipe(
      v.array(column),
      v.minLength(1),
      v.maxLength(20),
      v.description('In their order, with headings in the language of the user'),
    ),
    ...common,
  });
}

/** Lists and filters that can be exported. A file has no pages, and its order is fixed. */
const ExportRequest = v.variant('list', [
  requestOf(
    'tickets',
    v.omit(agencyTicketCalls.agencyTickets.body, ['page', 'pageSize', 'cursor', 'sortField', 'sortOrderDesc']),
  ),
  requestOf('transfers', v.omit(transferCalls.agencyAgentTransactions.query, ['page', 'pageSize'])),
  v.object({
    ...requestOf('users', v.omit(treeCalls.agencyAllUsers.query, ['page', 'pageSize', 'order'])).entries,
    currencyId: v.pipe(CurrencyId, v.description('The wallet whose credit is written')),
  }),
  requestOf('calculation', v.omit(figureCalls.agencyCalculation.query, ['page'])),
  requestOf('statementRows', v.omit(commissionCalls.agencyStatementRows.query, ['after'])),
]);
export type ExportRequest = v.InferOutput<typeof ExportRequest>;

/** Calls for files of the lists of agents. */
export const exportCalls = {
  agencyExport: defineCall({
    id: 'AFF-03 export',
    method: 'POST',
    path: agency('export'),
    summary: 'Get an address from which a list can be fetched as a file, once and within a minute',
    access: 'agent',
    body: ExportRequest,
    answer: v.object({
      ...Outcome.entries,
      id: v.nullish(v.pipe(v.string(), v.description('For agencyExportFile'))),
      url: v.nullish(v.pipe(v.string(), v.description('The path of the file'))),
      name: v.nullish(v.pipe(v.string(), v.description('A name for the file'))),
      rows: v.nullish(v.pipe(v.number(), v.description('Rows that the list has now; with `exportTooLarge`, at least'))),
      expiresAt: v.nullish(v.string()),
    }),
  }),
  agencyExportFile: defineCall({
    id: 'AFF-03 export',
    method: 'GET',
    path: agency('exports/{id}'),
    summary: 'The file of an export, as CSV or XLSX. Only the user who asked for it gets it, in the same sign-in',
    access: 'agent',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
    answer: v.unknown(),
    file: true,
  }),
};
