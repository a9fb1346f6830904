import type { HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { compareDecimals, Countdown, OfferPrice, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import type { CashOutState, Quote } from './cash-out-machine.ts';

/** The quoted amount, the amount before it, and how long the quote holds by the server's clock. */
export function Price({ ticket, state }: { ticket: HistoryTicket; state: CashOutState }) {
  const { t } = useLingui();
  const formats = useFormats();
  const quote = 'quote' in state ? state.quote : state.status === 'quoting' ? state.previous : null;
  const before = state.status === 'priced' ? state.before : state.status === 'changed' ? state.old.amount : null;
  const holds = state.status === 'priced' || state.status === 'changed';
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  return (
    <OfferPrice
      label={t({ id: 'cashOut.pays', message: 'You get now' })}
      amount={
        <span data-testid="cash-out-amount">
          {quote !== null ? (
            money(quote.amount)
          ) : state.status === 'quoting' ? (
            <Skeleton width={160} height={34} />
          ) : (
            '–'
          )}
        </span>
      }
      fresh={holds}
      move={
        quote !== null && before !== null
          ? { direction: compareDecimals(quote.amount, before) > 0 ? 'up' : 'down', from: money(before) }
          : undefined
      }
      end={holds ? <TimeLeft quote={state.quote} /> : undefined}
    />
  );
}

function TimeLeft({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 250);
    return () => clearInterval(timer);
  }, [serverNow]);
  const left = Math.max(0, Math.ceil((quote.expiresAt - Math.max(now, quote.quotedAt)) / 1000));
  return (
    <>
      {t({ id: 'cashOut.holds', message: 'Price holds' })}
      <Countdown
        seconds={left}
        label={t({ id: 'cashOut.left', message: 'Seconds that the price holds' })}
        // The quote is renewed before it expires, so there is no reason to hurry anybody.
        announceAt={[]}
        urgentFrom={0}
        format={(seconds) => `${seconds} s`}
      />
    </>
  );
}
