import { selectOffer } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { Button, Countdown, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useMoney } from '../format/use-formats.ts';
import * as styles from './slip.css.ts';

/** What is offered in place of the ticket, old and new side by side, with the seconds left (DLG-04 … DLG-08, OP-90). */
export function OfferDialog({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const money = useMoney();
  const view = useSlip(slip, selectOffer);
  const selections = useSlip(slip, (state) =>
    'ticket' in state.payment ? state.payment.ticket.content.selections : state.selections,
  );
  if (!view) return null;
  const { offer, title, seconds, answering } = view;
  const decide = (accept: boolean): void => slip.send({ type: 'decide', accept });
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      size="sm"
      title={
        title === 'reoffer'
          ? t({ id: 'offer.reoffer', message: 'New offer for your ticket' })
          : t({ id: 'offer.oddchange', message: 'Odds have changed' })
      }
      actions={
        <>
          <Button
            variant="secondary"
            disabledReason={answering ? t({ id: 'slip.answering', message: 'Sending your answer' }) : undefined}
            onClick={() => decide(false)}
          >
            {t({ id: 'offer.decline', message: 'Decline' })}
          </Button>
          <Button variant="brand" busy={answering} onClick={() => decide(true)}>
            {t({ id: 'offer.accept', message: 'Accept' })}
          </Button>
        </>
      }
    >
      <div className={styles.offer}>
        <Countdown
          seconds={seconds}
          total={20}
          label={t({ id: 'offer.left', message: 'Seconds left to answer' })}
          urgentFrom={5}
          size="lg"
        />
        <ul className={styles.changes}>
          {offer.stake ? (
            <li>
              {t({ id: 'slip.stake', message: 'Stake' })}: <s>{money(offer.stake.from)}</s> →{' '}
              <strong>{money(offer.stake.to)}</strong>
            </li>
          ) : null}
          {offer.changes.map((change) => {
            const leg = selections.find((selection) => selection.id === change.id);
            if (!leg || change.odd === undefined || change.odd === leg.odd) return null;
            return (
              <li key={change.id}>
                {leg.pair}: <s>{leg.odd}</s> → <strong>{change.odd}</strong>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
