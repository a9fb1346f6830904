import {
  initialSlip,
  transition,
  type PaymentStatus,
  type SlipEnv,
  type SlipEvent,
  type SlipState,
} from '@kvota/bet-slip/slip';
import { fromPing, fromTicketResponse } from '@kvota/bet-slip/wire';
import { directAnswers, pingAnswers } from '../engine/answers.ts';
import { sampleMatches, selectionOf } from '../engine/sample-offer.ts';
import { firstWorld, startOfTime } from '../engine/world.ts';

/** A step from one payment status to another. */
export type PaymentStep = `${PaymentStatus} → ${PaymentStatus}`;

/** Events that can reach a slip with one selection in any status. */
function happenings(state: SlipState, env: SlipEnv): readonly (readonly [SlipEvent, SlipEnv])[] {
  const { payment } = state;
  const ticketId = 'ticket' in payment ? payment.ticket.ticketId : (state.unconfirmed?.ticketId ?? 'none');
  const match = sampleMatches[0];
  const later = (ms: number): SlipEnv => ({ ...env, now: env.now + ms });
  const direct = directAnswers.map(({ answer }): SlipEvent => ({
    type: 'ticket-answer',
    ticketId,
    answer: fromTicketResponse(answer(state, env)),
  }));
  const pings = pingAnswers.flatMap(({ info }): SlipEvent[] => {
    const read = fromPing({ ticketInfo: info(ticketId, state, env) });
    return read ? [{ type: 'ticket-info', info: read }] : [];
  });
  const now: SlipEvent[] = [
    ...(match ? [{ type: 'add', selection: selectionOf(match, '1', env.now) } as const] : []),
    { type: 'pay' },
    { type: 'dismiss' },
    { type: 'decide', accept: true },
    { type: 'decide', accept: false },
    { type: 'reoffer-answer', ticketId, ok: true },
    { type: 'reoffer-answer', ticketId, ok: false },
    { type: 'set-auto-odds', on: true },
    { type: 'resume' },
    ...direct,
    ...pings,
  ];
  return [
    ...now.map((event) => [event, env] as const),
    ...[1000, 30_000].map((ms) => [{ type: 'tick' } as const, later(ms)] as const),
    [{ type: 'pay' }, { ...env, loggedIn: false }],
  ];
}

/** Returns the part of a state that decides its next steps. States with equal parts are explored once. */
function essence({ payment, selections, autoOddsChange, unconfirmed }: SlipState): string {
  const offer = 'offer' in payment ? payment.offer.kind + String(payment.offer.stake !== null) : '';
  const answer = payment.status === 'answering' ? JSON.stringify(payment.answer) : '';
  const emptied = 'ticket' in payment && payment.ticket.emptied;
  return [payment.status, offer, answer, emptied, selections.length, autoOddsChange, unconfirmed !== null].join();
}

/** Explores the machine from an empty slip and returns every step between payment statuses. */
export function explorePayment(): ReadonlySet<PaymentStep> {
  const steps = new Set<PaymentStep>();
  const seen = new Set<string>();
  const first: SlipEnv = { ...firstWorld, now: startOfTime, newId: 'ticket-0' };
  const waiting: { readonly state: SlipState; readonly env: SlipEnv }[] = [{ state: initialSlip(), env: first }];
  for (let here = waiting.shift(); here; here = waiting.shift()) {
    for (const [event, env] of happenings(here.state, here.env)) {
      const [next] = transition(here.state, event, env);
      const [from, to] = [here.state.payment.status, next.payment.status];
      if (from !== to) steps.add(`${from} → ${to}`);
      const mark = essence(next);
      if (seen.has(mark)) continue;
      seen.add(mark);
      waiting.push({ state: next, env: { ...env, loggedIn: true, newId: `ticket-${seen.size}` } });
    }
  }
  return steps;
}
