import { freeBetCurrencyId, type HistoryTicket } from '@kvota/contracts';
import { Button, type ButtonProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';

/**
 * Offers to sell a ticket for what the platform says it is worth now. It keeps its place while it cannot be sold for the
 * moment, and says so; what can never be sold has none.
 */
export function CashOutButton(props: {
  ticket: HistoryTicket;
  onPress: () => void;
  stale: boolean;
  size?: NonNullable<ButtonProps['size']>;
}) {
  const { ticket, onPress, stale, size = 'md' } = props;
  const { t } = useLingui();
  const formats = useFormats();
  if (ticket.status !== 'accepted' || ticket.currency_id === freeBetCurrencyId) return null;
  const reason =
    ticket.cashOut === null
      ? t({ id: 'cashOut.notNow', message: 'This ticket cannot be cashed out at the moment.' })
      : stale
        ? t({ id: 'cashOut.offline', message: 'You are offline: amounts may be out of date.' })
        : undefined;
  return (
    <Button variant="brand" size={size} fullWidth disabledReason={reason} onClick={onPress} data-cash-out="">
      {t({ id: 'cashOut.title', message: 'Cash out' })}
      {ticket.cashOut === null ? null : ` ${formats.money(ticket.cashOut, ticket.currency)}`}
    </Button>
  );
}
