import { quote } from '@kvota/bet-slip/math';
import { rounded } from '@kvota/bet-slip-react/parts';
import { paidOut, payoutCurrency, type HistoryTicket } from '@kvota/contracts';
import { compareDecimals, Text, TicketTotal } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useTicketsHost } from '../host/tickets-host.ts';
import { slipWords } from '../names/slip-words.ts';
import { totalOddsOf } from '../ticket/ticket-odds.ts';
import { isOpen, mathTicketOf, wasBooked } from '../ticket/ticket-summary.ts';
import { useWhen } from '../words/use-ticket-texts.ts';
import * as styles from './parts.css.ts';

/** Odds, stake, cashed-out parts, and the possible payout or the payout. */
export function TicketTotals({ ticket }: { readonly ticket: HistoryTicket }) {
  const { t, i18n } = useLingui();
  const { formats } = useTicketsHost();
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  const pays = (amount: string): string => formats.money(amount, payoutCurrency(ticket.currency));
  const open = isOpen(ticket);
  const partly = open && compareDecimals(ticket.openStake, ticket.stake) < 0;
  const stake = partly ? ticket.openStake : ticket.stake;
  return (
    <div className={styles.totals}>
      {ticket.systemGroups.length > 0 ? (
        <TicketTotal
          label={i18n._(slipWords.combinations)}
          value={`${formats.number(ticket.combinations)} × ${money(rounded(quote(mathTicketOf(ticket, stake), {}).stakePerCombination))}`}
        />
      ) : (
        <TicketTotal label={i18n._(slipWords.totalOdds)} value={totalOddsOf(ticket)} />
      )}
      <TicketTotal
        label={partly ? t({ id: 'history.openStake', message: 'Stake still in play' }) : i18n._(slipWords.stake)}
        value={money(stake)}
        was={partly ? money(ticket.stake) : undefined}
      />
      <SoldParts ticket={ticket} />
      {open ? (
        <TicketTotal label={i18n._(slipWords.possiblePayout)} value={pays(ticket.possiblePayout)} emphasis />
      ) : wasBooked(ticket.status) ? (
        <>
          {ticket.cashedOut.length > 0 && ticket.status !== 'cashed_out' ? (
            <TicketTotal
              label={t({ id: 'history.restPayout', message: 'Payout of the rest' })}
              value={pays(ticket.payout ?? '0.00')}
            />
          ) : null}
          <TicketTotal label={i18n._(slipWords.payout)} value={pays(paidOut(ticket))} emphasis />
        </>
      ) : null}
    </div>
  );
}

function SoldParts({ ticket: { cashedOut, currency } }: { ticket: HistoryTicket }) {
  const { t } = useLingui();
  const { formats } = useTicketsHost();
  const when = useWhen();
  return cashedOut.map(({ at, stake, amount }) => {
    const part = formats.money(stake, currency);
    return (
      <TicketTotal
        key={at}
        label={
          <>
            {t({ id: 'history.soldPart', message: `Cashed out for a stake of ${part}` })}{' '}
            <Text as="span" size="sm" tone="muted" className={styles.soldAt}>
              {when(at)}
            </Text>
          </>
        }
        value={formats.money(amount, payoutCurrency(currency))}
      />
    );
  });
}
