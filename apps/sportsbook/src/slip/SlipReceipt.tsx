import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { payoutCurrency, type HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { ticketNumber, totalOddsOf } from '@kvota/tickets';
import { Skeleton, Text, TicketFigures, TicketStamp, TicketTotal } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../format/use-formats.ts';
import { ReceiptActions } from '../tickets/receipt/ReceiptActions.tsx';
import { receiptHeight } from './receipt-height.ts';
import * as styles from './slip.css.ts';

/**
 * The receipt of an accepted ticket and its actions (DLG-03). All figures come from the platform, because the odds may
 * have changed with the player's consent.
 */
export function SlipReceipt({ slip, ticketId }: { slip: Slip; ticketId: string }) {
  const restorable = useSlip(slip, (state) => state.restorable !== null && state.selections.length === 0);
  const leave = (): void => slip.send({ type: 'dismiss' });
  const { api, navigate } = useHost();
  const receipt = useQuery({
    queryKey: ['receipt', ticketId],
    staleTime: Infinity,
    retry: 2,
    queryFn: async ({ signal }) => {
      const { result } = await api.ticketHistory({ signal, body: { page: 1 } });
      const ticket = result.find((one) => one.ticketId === ticketId);
      if (!ticket) throw new Error(`Ticket ${ticketId} is not in the history yet.`);
      return ticket;
    },
  });
  // Without a receipt the dialog still reports that the ticket was accepted; the receipt is in the history.
  if (receipt.isError) return null;
  if (!receipt.data) return <Skeleton height={receiptHeight} />;
  return (
    <div className={styles.stack}>
      <Figures ticket={receipt.data} />
      <ReceiptActions
        ticket={receipt.data}
        onAgain={
          restorable
            ? () => {
                leave();
                slip.send({ type: 'restore' });
              }
            : undefined
        }
        onLoad={(booking) => {
          leave();
          navigate('betting', { search: { booking } });
        }}
      />
    </div>
  );
}

function Figures({ ticket }: { ticket: HistoryTicket }) {
  const { t } = useLingui();
  const formats = useFormats();
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  return (
    <TicketFigures>
      <div className={styles.apart}>
        <Text as="span" size="sm" tone="secondary">
          {ticketNumber(ticket.ticketId)}
        </Text>
        <TicketStamp tone="success">{t({ id: 'ticket.stamp', message: 'Accepted' })}</TicketStamp>
      </div>
      <TicketTotal label={t({ id: 'slip.stake', message: 'Stake' })} value={money(ticket.stake)} />
      <TicketTotal label={t({ id: 'slip.totalOdds', message: 'Total odds' })} value={totalOddsOf(ticket)} />
      <TicketTotal
        label={t({ id: 'slip.payout', message: 'Possible payout' })}
        value={formats.money(ticket.possiblePayout, payoutCurrency(ticket.currency))}
        emphasis
      />
    </TicketFigures>
  );
}
