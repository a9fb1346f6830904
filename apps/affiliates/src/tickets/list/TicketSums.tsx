import { freeBetCurrencyId, type AgencyTicketTotals } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Text, TicketSum, TicketSums as Sums } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../../frame/use-currency.ts';
import { useFlagName } from './use-flag-name.ts';

/** The sums of each currency over all pages: tickets, stakes, payouts, and the stakes of open tickets. */
export function TicketSums(props: {
  readonly totals: readonly AgencyTicketTotals[];
  /** True if there are more tickets than were counted. */
  readonly more: boolean;
  readonly rowCount: number;
}): ReactElement | null {
  const { totals, more, rowCount } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const flagName = useFlagName();
  if (totals.length === 0) return null;
  const counted = formats.number(rowCount);
  return (
    <section aria-label={t({ id: 'agency.transfers.totals', message: 'Totals of all pages' })}>
      {totals.map(({ currency, currencyId, tickets, stake, payout, openStake }) => (
        <Sums key={currencyId}>
          <TicketSum
            label={t({ id: 'agency.currency', message: 'Currency' })}
            value={currencyId === freeBetCurrencyId ? flagName('freebet') : currency}
          />
          <TicketSum label={t({ id: 'agency.page.tickets', message: 'Tickets' })} value={formats.number(tickets)} />
          <TicketSum label={t({ id: 'agency.tickets.stakes', message: 'Stakes' })} value={money(stake)} />
          <TicketSum label={t({ id: 'agency.tickets.payouts', message: 'Payouts' })} value={money(payout)} />
          <TicketSum label={t({ id: 'agency.tickets.openStakes', message: 'Open stakes' })} value={money(openStake)} />
        </Sums>
      ))}
      {more ? (
        <Text size="sm" tone="secondary">
          {t({
            id: 'agency.tickets.more',
            message: `There are more than ${counted} tickets: the sums are of the newest. Choose a shorter period.`,
          })}
        </Text>
      ) : null}
    </section>
  );
}
