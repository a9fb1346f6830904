import type { Say } from './say.ts';
import { writeAmount, type SampleTicket } from './tickets.ts';
import { Badge } from '../signal/badge/Badge.tsx';
import { compareDecimals, sumDecimals } from '../table/decimal/decimal-text.ts';
import type { DataColumn } from '../table/data-table/data-column.ts';

const tones = { won: 'success', lost: 'danger', open: 'info' } as const;
const words = { won: 'Winner', lost: 'Loser', open: 'Unsettled' } as const;

/** The columns of the sample tickets in a language, for stories. */
export function ticketColumns(say: Say, language: unknown): readonly DataColumn<SampleTicket>[] {
  const money = (amount: string): string => writeAmount(amount, language);
  return [
    {
      id: 'id',
      header: say('Ticket'),
      cell: (ticket) => ticket.id,
      primary: true,
      compare: (a, b) => a.id.localeCompare(b.id),
    },
    { id: 'time', header: say('Paid in'), cell: (ticket) => ticket.time },
    {
      id: 'player',
      header: say('Player'),
      cell: (ticket) => ticket.player,
      compare: (a, b) => a.player.localeCompare(b.player),
      filter: { kind: 'text', value: (ticket) => ticket.player },
    },
    {
      id: 'status',
      header: say('Status'),
      cell: (ticket) => <Badge tone={tones[ticket.status]}>{say(words[ticket.status])}</Badge>,
      filter: {
        kind: 'select',
        value: (ticket) => ticket.status,
        options: (['open', 'won', 'lost'] as const).map((value) => ({ value, label: say(words[value]) })),
      },
    },
    {
      id: 'odds',
      header: say('Total odds'),
      align: 'end',
      hideOnCards: true,
      cell: (ticket) => money(ticket.odds),
      compare: (a, b) => compareDecimals(a.odds, b.odds),
    },
    {
      id: 'stake',
      header: say('Stake'),
      align: 'end',
      cell: (ticket) => money(ticket.stake),
      compare: (a, b) => compareDecimals(a.stake, b.stake),
      total: (tickets) => money(sumDecimals(tickets.map((ticket) => ticket.stake))),
    },
    {
      id: 'payout',
      header: say('Payout'),
      align: 'end',
      cell: (ticket) => (ticket.status === 'open' ? '—' : money(ticket.payout)),
      compare: (a, b) => compareDecimals(a.payout, b.payout),
      total: (tickets) => money(sumDecimals(tickets.map((ticket) => ticket.payout))),
    },
  ];
}
