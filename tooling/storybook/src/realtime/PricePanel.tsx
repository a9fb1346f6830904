import { thousandthsToOdds } from '@kvota/contracts';
import { priceKey, type OfferStore } from '@kvota/offer';
import { Badge, DataTable, EmptyState, Panel, type BadgeTone, type DataColumn } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import type { ConsoleView } from './console-harness.ts';
import { ago } from './console-words.ts';

interface PriceRow {
  readonly key: string;
  readonly match: string;
  readonly price: string;
  readonly move: 'up' | 'down' | 'none';
  readonly moved: string;
  readonly status: string;
}

/** A table of a sport has thousands of prices. */
const most = 200;

const tones: Readonly<Record<string, BadgeTone>> = { OPEN: 'success', SUSPENDED: 'warning', CLOSED: 'danger' };
const arrows = { up: '▲', down: '▼', none: '' } as const;

function rowsOf(store: OfferStore, { rooms, now }: ConsoleView): PriceRow[] {
  const ids = new Set(rooms.flatMap(({ name }) => store.rows(name)));
  return [...ids].flatMap((id) => {
    const match = store.match(id);
    return Object.entries(match?.markets ?? {}).flatMap(([market, { selections }]) =>
      selections.flatMap((selection) => {
        const key = priceKey(id, market, selection);
        const price = store.price(key);
        if (!match || !price) return [];
        return {
          key,
          match: `${match.hostName} - ${match.awayName}`,
          price: price.thousandths === 0 ? '-' : thousandthsToOdds(price.thousandths),
          move: price.move,
          moved: price.movedAt === 0 ? '' : ago(now, price.movedAt),
          status: price.status,
        };
      }),
    );
  });
}

const columns: readonly DataColumn<PriceRow>[] = [
  {
    id: 'key',
    header: 'Selection',
    cell: ({ key }) => <Mono>{key}</Mono>,
    primary: true,
    filter: { kind: 'text', value: ({ key, match }) => `${key} ${match}` },
  },
  { id: 'match', header: 'Match', cell: ({ match }) => match, wrap: true },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price, move }) => `${arrows[move]} ${price}`.trim(),
  },
  { id: 'moved', header: 'Moved', align: 'end', cell: ({ moved }) => moved },
  {
    id: 'status',
    header: 'Market',
    cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge>,
  },
];

/** Shows the prices of the joined rooms after each message. */
export function PricePanel(props: { readonly store: OfferStore; readonly view: ConsoleView }): ReactElement {
  const rows = rowsOf(props.store, props.view);
  return (
    <Panel title={`Prices (${rows.length})`} flush>
      {rows.length === 0 ? (
        <EmptyState title="No prices">They come with the snapshot of a room.</EmptyState>
      ) : (
        <DataTable
          caption="Prices"
          columns={columns}
          rows={rows.slice(0, most)}
          rowKey={({ key }) => key}
          density="compact"
          maxHeight={520}
        />
      )}
    </Panel>
  );
}
