import { freeBetCurrencyId, type HistoryTicket } from '@kvota/contracts';
import { Button, type ButtonProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';

/**
 * Offers a cash-out at the platform's current value. If it is not possible at the moment, the button stays and gives
 * the reason. A ticket that can never be cashed out has no button.
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
