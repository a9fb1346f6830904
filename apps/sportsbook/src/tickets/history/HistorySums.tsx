import type { HistoryTicket } from '@kvota/contracts';
import { totalsOf, wasBooked } from '@kvota/tickets';
import { TicketSum, TicketSums } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import * as styles from './history.css.ts';

/** Stakes and payouts of the tickets on this page, by currency. Its text mentions that only these are counted. */
export function HistorySums({ tickets }: { tickets: readonly HistoryTicket[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const count = tickets.filter(({ status }) => wasBooked(status)).length;
  if (count === 0) return null;
  return (
    <TicketSums>
      <span>
        {t({
          id: 'history.sums',
          message: plural(count, { one: '# ticket shown', other: '# tickets shown' }),
        })}
      </span>
      {totalsOf(tickets).map(({ currency, stake, paid }) => (
        <span key={currency} className={styles.sum}>
          <TicketSum label={t({ id: 'slip.stake', message: 'Stake' })} value={formats.money(stake, currency)} />
          <TicketSum label={t({ id: 'history.payout', message: 'Payout' })} value={formats.money(paid, currency)} />
        </span>
      ))}
    </TicketSums>
  );
}
