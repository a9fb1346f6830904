import type { HistoryTicket } from '@kvota/contracts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../format/use-formats.ts';
import { totalsOf, wasBooked } from './ticket-summary.ts';
import * as styles from './history.css.ts';

/** What the tickets on this page cost and paid, by currency. It counts only what is shown, and says so. */
export function HistorySums({ tickets }: { tickets: readonly HistoryTicket[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const count = tickets.filter(({ status }) => wasBooked(status)).length;
  if (count === 0) return null;
  return (
    <div className={styles.sums}>
      <span>
        {t({
          id: 'history.sums',
          message: plural(count, { one: '# ticket shown', other: '# tickets shown' }),
        })}
      </span>
      {totalsOf(tickets).map(({ currency, stake, paid }) => (
        <span key={currency} className={styles.sum}>
          <span>
            {t({ id: 'slip.stake', message: 'Stake' })}{' '}
            <span className={styles.sumValue}>{formats.money(stake, currency)}</span>
          </span>
          <span>
            {t({ id: 'history.payout', message: 'Payout' })}{' '}
            <span className={styles.sumValue}>{formats.money(paid, currency)}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
