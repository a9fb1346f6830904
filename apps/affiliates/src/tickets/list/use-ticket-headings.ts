import type { ExportColumn } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the headings of tickets, for their table and their file. */
export function useTicketHeadings(): Readonly<Record<ExportColumn<'tickets'>, string>> {
  const { t } = useLingui();
  return {
    createdAt: t({ id: 'agency.time', message: 'Time' }),
    ticketId: t({ id: 'agency.money.number', message: 'Number' }),
    username: t({ id: 'agency.tickets.player', message: 'Player' }),
    agent: t({ id: 'agency.tickets.seller', message: 'Sold by' }),
    shape: t({ id: 'agency.tickets.kind', message: 'Ticket' }),
    totalOdds: t({ id: 'agency.tickets.odds', message: 'Odds' }),
    stake: t({ id: 'agency.tickets.stake', message: 'Stake' }),
    possiblePayout: t({ id: 'agency.tickets.possible', message: 'Possible payout' }),
    payout: t({ id: 'agency.tickets.payout', message: 'Payout' }),
    currency: t({ id: 'agency.currency', message: 'Currency' }),
    status: t({ id: 'agency.state', message: 'State' }),
  };
}
