import { payoutCurrency } from '@kvota/contracts';
import { PageLink, useFormats } from '@kvota/shell';
import { shortOdds, ticketNumber } from '@kvota/tickets';
import { Badge, DataTable, linkProps, LiveBadge, type DataColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../../frame/use-currency.ts';
import * as css from '../tickets.css.ts';
import type { NewsLine } from './news.ts';
import { useLineKind, useNewsName } from './use-line-text.ts';

const tones = { placed: 'info', settled: 'neutral', sold: 'success', voided: 'warning' } as const;

/** The lines of the monitor. Each leads to its ticket in the list. */
export function LineTable({ lines }: { readonly lines: readonly NewsLine[] }): ReactElement {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <DataTable<NewsLine>
      caption={t({ id: 'agency.tickets.live', message: 'Happening now' })}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      announced={false}
    />
  );
}

function useColumns(): readonly DataColumn<NewsLine>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const newsName = useNewsName();
  const kindOf = useLineKind();
  return [
    {
      id: 'time',
      header: t({ id: 'agency.time', message: 'Time' }),
      primary: true,
      cell: ({ at, what }) => (
        <span className={css.line}>
          {formats.time(at, { seconds: true })}
          <Badge tone={tones[what]}>{newsName(what)}</Badge>
        </span>
      ),
    },
    {
      id: 'ticket',
      header: t({ id: 'agency.tickets.kind', message: 'Ticket' }),
      cell: (line) => (
        <span className={css.line}>
          <PageLink page="affiliatesTickets" search={{ q: line.ticketId }} {...linkProps()}>
            {ticketNumber(line.ticketId)}
          </PageLink>
          {kindOf(line)}
          {line.live ? <LiveBadge /> : null}
        </span>
      ),
    },
    { id: 'user', header: t({ id: 'agency.tickets.player', message: 'Player' }), cell: ({ username }) => username },
    {
      id: 'odds',
      header: t({ id: 'agency.tickets.odds', message: 'Odds' }),
      align: 'end',
      cell: ({ totalOdds }) => shortOdds(totalOdds),
    },
    {
      id: 'stake',
      header: t({ id: 'agency.tickets.stake', message: 'Stake' }),
      align: 'end',
      cell: ({ stake, currency }) => money(stake, currency),
    },
    {
      id: 'payout',
      header: t({ id: 'agency.tickets.payout', message: 'Payout' }),
      align: 'end',
      cell: ({ payout, possiblePayout, currency: paid }) => {
        const currency = payoutCurrency(paid);
        if (payout !== null) return money(payout, currency);
        const amount = money(possiblePayout, currency);
        return t({ id: 'agency.tickets.upTo', message: `up to ${amount}` });
      },
    },
  ];
}
