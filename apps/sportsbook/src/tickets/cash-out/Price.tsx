import type { HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { compareDecimals, Countdown, OfferPrice, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import type { CashOutState, Offer } from './cash-out-machine.ts';

/** The amount as it was quoted, what it was before, and how long it holds by the server's clock. */
export function Price({ ticket, state: { step } }: { ticket: HistoryTicket; state: CashOutState }) {
  const { t } = useLingui();
  const formats = useFormats();
  const offer = 'offer' in step ? step.offer : step.at === 'asking' ? step.last : null;
  const before = step.at === 'priced' ? step.before : step.at === 'changed' ? step.old.amount : null;
  const good = step.at === 'priced' || step.at === 'changed';
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  return (
    <OfferPrice
      label={t({ id: 'cashOut.pays', message: 'You get now' })}
      amount={
        <span data-testid="cash-out-amount">
          {offer !== null ? money(offer.amount) : step.at === 'asking' ? <Skeleton width={160} height={34} /> : '–'}
        </span>
      }
      fresh={good}
      move={
        offer !== null && before !== null
          ? { direction: compareDecimals(offer.amount, before) > 0 ? 'up' : 'down', from: money(before) }
          : undefined
      }
      end={good ? <TimeLeft offer={step.offer} /> : undefined}
    />
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
    <>
      {t({ id: 'cashOut.holds', message: 'Price holds' })}
      <Countdown
        seconds={left}
        label={t({ id: 'cashOut.left', message: 'Seconds that the price holds' })}
        // It is renewed before it ends: nobody has to be told to hurry.
        announceAt={[]}
        urgentFrom={0}
        format={(seconds) => `${seconds} s`}
      />
    </>
  );
}
