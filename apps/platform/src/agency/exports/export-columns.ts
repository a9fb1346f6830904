import {
  creditOf,
  payoutCurrency,
  systemText,
  type AgencyNode,
  type AgencyTransfer,
  type ExportColumn,
  type ExportList,
  type ExportRequest,
  type StatementRow,
  type TicketShape,
} from '@kvota/contracts';

import type { CellKind } from './files/file-column.ts';
import type { CalculationRow } from './lists/calculation-rows.ts';
import type { TicketLine } from './lists/ticket-lines.ts';

/** Returns the text of a code; the code if there is none. */
type Words = (code: string, otherwise?: string) => string;
type Cell<Row> = readonly [CellKind, (row: Row) => string];
/** The columns of a list: the kind of their cells, and the value in a row. */
export type Cells<L extends ExportList, Row> = { readonly [C in ExportColumn<L>]: Cell<Row> };

/** Returns the words of a request. */
export const wordsOf =
  ({ words }: Pick<ExportRequest, 'words'>): Words =>
  (code, otherwise = code.slice(code.indexOf('.') + 1)) =>
    words[code] ?? otherwise;

export const ticketCells = (words: Words): Cells<'tickets', TicketLine> => ({
  createdAt: ['time', ({ createdAt }) => createdAt],
  ticketId: ['text', ({ ticketId }) => ticketId],
  username: ['text', ({ username }) => username],
  agent: ['text', ({ agent }) => agent],
  shape: ['text', ({ shape }) => shapeText(shape, words)],
  totalOdds: ['number', ({ totalOdds }) => totalOdds],
  stake: ['number', ({ stake }) => stake],
  possiblePayout: ['number', ({ possiblePayout }) => possiblePayout],
  payout: ['number', ({ paid }) => paid],
  currency: ['text', ({ currency }) => payoutCurrency(currency)],
  status: ['text', ({ status }) => words(`status.${status}`)],
});

/** The kind of a ticket in words: `shape.count.3` is that of three selections, `shape.system` has a place for its groups. */
function shapeText(shape: TicketShape, words: Words): string {
  if (shape.kind === 'single') return words('shape.single');
  if (shape.kind === 'accumulator') return words(`shape.count.${shape.legs}`, String(shape.legs));
  const groups = systemText(shape, words('shape.banker', 'B'));
  return words('shape.system', '{groups}').replace('{groups}', () => groups);
}

export const transferCells = (words: Words): Cells<'transfers', AgencyTransfer> => ({
  createdAt: ['time', ({ createdAt }) => createdAt],
  direction: ['text', ({ direction }) => words(`direction.${direction}`)],
  basis: ['text', ({ basis }) => words(`basis.${basis}`)],
  from: ['text', ({ direction, parent, username }) => (direction === 'down' ? parent : username)],
  to: ['text', ({ direction, parent, username }) => (direction === 'down' ? username : parent)],
  amount: ['number', ({ amount }) => amount],
  currency: ['text', ({ currency }) => currency],
  balanceAfter: ['number', ({ balanceAfter }) => balanceAfter],
  note: ['text', ({ note }) => note],
  id: ['text', ({ id }) => id],
});

export function userCells(words: Words, currencyId: number): Cells<'users', AgencyNode> {
  const walletOf = ({ wallets }: AgencyNode) => wallets.find(({ currency_id: id }) => id === currencyId);
  const stateOf = ({ blocked, blockedBy, closedAt }: AgencyNode): string =>
    closedAt ? 'closed' : blocked ? (blockedBy === 'above' ? 'above' : 'blocked') : 'active';
  const below = (kind: string, count: number): string => (kind === 'player' ? '' : String(count));
  return {
    username: ['text', ({ username }) => username],
    kind: ['text', ({ kind }) => words(`kind.${kind}`)],
    state: ['text', (node) => words(`state.${stateOf(node)}`)],
    agentsBelow: ['number', ({ kind, agentsBelow }) => below(kind, agentsBelow)],
    playersBelow: ['number', ({ kind, playersBelow }) => below(kind, playersBelow)],
    createdAt: ['time', ({ createdAt }) => createdAt],
    credit: ['number', (node) => creditText(walletOf(node))],
    currency: ['text', (node) => walletOf(node)?.currency ?? ''],
  };
}

const creditText = (wallet: AgencyNode['wallets'][number] | undefined): string => (wallet ? creditOf(wallet) : '');

export function calculationCells(words: Words, byDay: boolean): Cells<'calculation', CalculationRow> {
  type Figure = Exclude<ExportColumn<'calculation'>, 'name' | 'currency'>;
  const figure = (name: Figure): Cell<CalculationRow> => ['number', ({ figures }) => String(figures[name] ?? '')];
  return {
    name: [byDay ? 'day' : 'text', ({ id, name }) => name ?? words(`name.${id}`)],
    tickets: figure('tickets'),
    players: figure('players'),
    stake: figure('stake'),
    payout: figure('payout'),
    ggr: figure('ggr'),
    margin: figure('margin'),
    bonusCost: figure('bonusCost'),
    ngr: figure('ngr'),
    in: figure('in'),
    out: figure('out'),
    currency: ['text', ({ currency }) => currency],
  };
}

export const statementCells = (words: Words): Cells<'statementRows', StatementRow> => ({
  id: ['text', ({ id }) => id],
  day: ['day', ({ day }) => day],
  at: ['time', ({ at }) => at],
  username: ['text', ({ username }) => username],
  product: ['text', ({ product }) => words(`product.${product}`)],
  selections: ['number', ({ selections }) => String(selections)],
  stake: ['number', ({ stake }) => stake],
  payout: ['number', ({ payout }) => payout],
  bonusCost: ['number', ({ bonusCost }) => bonusCost],
});
