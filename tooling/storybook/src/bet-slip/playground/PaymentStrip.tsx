import { selectOffer, selectTimer, type Payment } from '@kvota/bet-slip/slip';
import { Button, Countdown, TicketNotice } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Row } from '../../workbench/Workbench.tsx';
import type { SlipHarness, HarnessView } from '../engine/slip-harness.ts';

const tones = {
  idle: 'info',
  submitting: 'info',
  waiting: 'info',
  deciding: 'warning',
  answering: 'info',
  unknown: 'warning',
  accepted: 'success',
  rejected: 'danger',
  timedOut: 'danger',
} as const satisfies Record<Payment['status'], string>;

/** The status of the payment, with its timer and the open offer. */
export function PaymentStrip({
  harness,
  view,
}: {
  readonly harness: SlipHarness;
  readonly view: HarnessView;
}): ReactElement | null {
  const { state, env } = view;
  const { payment } = state;
  const seconds = selectTimer(state, env)?.seconds ?? null;
  const offer = selectOffer(state, env);
  if (payment.status === 'idle') return null;
  const result = 'key' in payment ? payment.key : null;
  const dismissible = harness.can({ type: 'dismiss' }) === true;
  return (
    <TicketNotice
      tone={tones[payment.status]}
      action={
        dismissible ? (
          <Button size="sm" variant="ghost" onClick={() => harness.send({ type: 'dismiss' })}>
            Close
          </Button>
        ) : seconds === null ? null : (
          <Countdown label="Seconds left" seconds={seconds} urgentFrom={6} />
        )
      }
    >
      <strong>{payment.status}</strong>
      {result === null ? null : `: ${result}`}
      {offer === null || offer.answering ? null : (
        <>
          : {offer.title}
          {offer.offer.stake ? `, stake ${offer.offer.stake.from} → ${offer.offer.stake.to}` : null}
          <Row>
            <Button size="sm" variant="brand" onClick={() => harness.send({ type: 'decide', accept: true })}>
              Accept offer
            </Button>
            <Button size="sm" onClick={() => harness.send({ type: 'decide', accept: false })}>
              Decline
            </Button>
          </Row>
        </>
      )}
    </TicketNotice>
  );
}
