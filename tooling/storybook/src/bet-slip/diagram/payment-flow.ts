import type { PaymentStatus } from '@kvota/bet-slip/slip';
import { ticketOutcomes } from '@kvota/bet-slip/wire';

/** A step from one payment status to another, and its cause. */
export interface FlowEdge {
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly by: string;
  /** If true, the step is always drawn. The others are drawn only if `from` is the present status. */
  readonly main?: true;
}

/** Statuses with a ticket under way. */
export const underWay = ['submitting', 'waiting', 'deciding', 'answering', 'unknown'] as const;
/** Statuses of an ended payment. The slip behaves as in `idle`. */
const ended = ['accepted', 'rejected', 'timedOut'] as const;

const refusing = Object.values(ticketOutcomes).flatMap(({ end, code }) => (end === 'rejected' ? [`${code}`] : []));
const denied = `denied with ${refusing.slice(0, -1).join(', ')} or ${refusing.at(-1)}`;
const timedOut = 'denied with any other subcode';
const late = 'a late answer for a ticket given up for lost';

/** Every step that the payment can take. The story of the state diagram explores the engine and compares. */
export const paymentFlow: readonly FlowEdge[] = [
  { from: 'idle', to: 'submitting', by: 'pay', main: true },
  { from: 'idle', to: 'rejected', by: `pay, not logged in; ${late}` },
  { from: 'idle', to: 'accepted', by: late },
  { from: 'idle', to: 'timedOut', by: late },
  ...ended.flatMap((from): FlowEdge[] => [
    { from, to: 'submitting', by: 'pay' },
    { from, to: 'idle', by: `dismiss; ${late}` },
    ...ended
      .filter((to) => to !== from)
      .map((to) => ({ from, to, by: to === 'rejected' ? `pay, not logged in; ${late}` : late })),
  ]),
  { from: 'submitting', to: 'waiting', by: 'taken', main: true },
  { from: 'submitting', to: 'deciding', by: 'confirm wanted; an offer', main: true },
  { from: 'submitting', to: 'answering', by: 'an offer taken by the switch' },
  { from: 'submitting', to: 'unknown', by: 'no answer, the deadline, a reload', main: true },
  { from: 'waiting', to: 'deciding', by: 're-offer, odds change', main: true },
  { from: 'waiting', to: 'answering', by: 'an offer taken by the switch' },
  { from: 'waiting', to: 'unknown', by: 'the deadline', main: true },
  { from: 'deciding', to: 'answering', by: 'accept, decline, 20 s without either', main: true },
  { from: 'answering', to: 'waiting', by: 'posted, accepted', main: true },
  { from: 'answering', to: 'deciding', by: 'the post failed', main: true },
  { from: 'unknown', to: 'waiting', by: 'taken after all', main: true },
  { from: 'unknown', to: 'deciding', by: 'confirm wanted; an offer' },
  { from: 'unknown', to: 'answering', by: 'an offer taken by the switch' },
  ...underWay.flatMap((from): FlowEdge[] => [
    { from, to: 'accepted', by: 'accepted', ...(from === 'waiting' && { main: true }) },
    {
      from,
      to: 'rejected',
      by: from === 'submitting' ? `refused; ${denied}` : denied,
      ...(from === 'waiting' && { main: true }),
    },
    {
      from,
      to: 'timedOut',
      by: from === 'unknown' ? `10 s of silence; ${timedOut}` : timedOut,
      ...((from === 'unknown' || from === 'waiting') && { main: true }),
    },
    { from, to: 'idle', by: from === 'answering' ? 'posted, declined; busy, ets 102' : 'busy, ets 102' },
  ]),
];
