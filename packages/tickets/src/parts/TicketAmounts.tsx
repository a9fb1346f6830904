import { paidOut, payoutCurrency, type HistoryTicket } from '@kvota/contracts';
import { compareDecimals, StubAmount, StubAmounts } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useTicketsHost } from '../host/tickets-host.ts';
import { slipWords } from '../names/slip-words.ts';
import { isOpen, wasBooked } from '../ticket/ticket-summary.ts';

/** Stake and possible payout of an open ticket, stake and payout of a settled one; for the stub of a card. */
export function TicketAmounts({ ticket }: { readonly ticket: HistoryTicket }) {
  const { i18n } = useLingui();
  const { formats } = useTicketsHost();
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  const pays = (amount: string): string => formats.money(amount, payoutCurrency(ticket.currency));
  const open = isOpen(ticket);
  const paid = paidOut(ticket);
  return (
    <StubAmounts>
      <StubAmount
        label={i18n._(slipWords.stake)}
        value={money(open ? ticket.openStake : ticket.stake)}
        // A refused ticket cost nothing.
        tone={ticket.status === 'rejected' ? 'muted' : 'plain'}
      />
      {open ? (
        <StubAmount label={i18n._(slipWords.possiblePayout)} value={pays(ticket.possiblePayout)} tone="brand" />
      ) : wasBooked(ticket.status) ? (
        <StubAmount
          label={i18n._(slipWords.payout)}
          value={pays(paid)}
          tone={compareDecimals(paid, '0') > 0 ? 'success' : 'muted'}
        />
      ) : null}
    </StubAmounts>
  );
}
