import type { HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { compareDecimals, Countdown, Skeleton, useLabels } from '@kvota/ui';
import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import type { CashOutState, Offer } from './cash-out-machine.ts';
import * as styles from './cash-out.css.ts';

/** The amount as it was quoted, what it was before, and how long it holds by the server's clock. */
export function Price({ ticket, state: { step } }: { ticket: HistoryTicket; state: CashOutState }) {
  const { t } = useLingui();
  const formats = useFormats();
  const offer = 'offer' in step ? step.offer : step.at === 'asking' ? step.last : null;
  const before = step.at === 'priced' ? step.before : step.at === 'changed' ? step.old.amount : null;
  const good = step.at === 'priced' || step.at === 'changed';
  return (
    <div className={styles.price} data-fresh={good ? '' : undefined}>
      <span className={styles.priceLabel}>{t({ id: 'cashOut.pays', message: 'You get now' })}</span>
      <span className={styles.amount} data-testid="cash-out-amount">
        {offer === null ? (
          step.at === 'asking' ? (
            <Skeleton width={160} height={34} />
          ) : (
            '–'
          )
        ) : (
          formats.money(offer.amount, ticket.currency)
        )}
      </span>
      <span className={styles.beside}>
        {offer !== null && before !== null ? (
          <Move from={before} to={offer.amount} currency={ticket.currency} />
        ) : (
          <span />
        )}
        {good ? <TimeLeft offer={step.offer} /> : null}
      </span>
    </div>
  );
}

function Move({ from, to, currency }: { from: string; to: string; currency: string }) {
  const labels = useLabels();
  const formats = useFormats();
  const up = compareDecimals(to, from) > 0;
  const Mark = up ? IconCaretUpFilled : IconCaretDownFilled;
  return (
    <span className={styles.move} data-move={up ? 'up' : 'down'}>
      <Mark size={18} role="img" aria-label={up ? labels.priceUp : labels.priceDown} />
      <s>{formats.money(from, currency)}</s>
    </span>
  );
}

function TimeLeft({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 250);
    return () => clearInterval(timer);
  }, [serverNow]);
  const left = Math.max(0, Math.ceil((offer.expiresAt - Math.max(now, offer.quotedAt)) / 1000));
  return (
    <span className={styles.left}>
      {t({ id: 'cashOut.holds', message: 'Price holds' })}
      <Countdown
        seconds={left}
        label={t({ id: 'cashOut.left', message: 'Seconds that the price holds' })}
        // It is renewed before it ends: nobody has to be told to hurry.
        announceAt={[]}
        urgentFrom={0}
        format={(seconds) => `${seconds} s`}
      />
    </span>
  );
}
