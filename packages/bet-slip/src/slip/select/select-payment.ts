import { can } from '../machine/transition.ts';
import { pendingCode } from '../outcome/ticket-outcomes.ts';
import type { SlipEnv } from '../state/env.ts';
import type { Offer } from '../state/payment.ts';
import { meaningOf } from '../pay/main-button.ts';
import { openOffer, shownDeadline } from '../state/progress.ts';
import type { Refusal } from '../state/refusal.ts';
import type { PayAction, SlipState } from '../state/state.ts';
import { secondsTo } from '../machine/timing.ts';

/**
 * Returns the action of the main button, for `press`. `disabled` has the reason to show, also while it is held (SLIP-25).
 *
 * @example
 * ```ts
 * import { selectPayButton } from '@kvota/bet-slip/slip';
 * import { after, env, slip } from './filled-slip.js';
 *
 * selectPayButton(slip, env); // { action: 'pay', disabled: null, busy: false }
 * // A price falls: the button has another meaning, and is held for a moment.
 * const changed = after(slip, { type: 'odds', updates: [{ id: '4711', price: '2.00' }] });
 * const { action, disabled } = selectPayButton(changed, env);
 * action; // 'accept-changes'
 * disabled?.code; // 'buttonChanged'
 * ```
 */
export function selectPayButton(
  state: SlipState,
  env: SlipEnv,
): { readonly action: PayAction; readonly disabled: Refusal | null; readonly busy: boolean } {
  const meaning = meaningOf(state, env) ?? 'pay';
  const busy = meaning === 'wait';
  const action = busy ? 'pay' : meaning;
  const allowed = can(state, { type: 'press', action }, env);
  return { action, disabled: allowed === true ? null : allowed.reason, busy };
}

/**
 * Returns the timer of the panel. Null seconds mean a spinner (OP-26). Red at 6 seconds and below (OP-18).
 *
 * @example
 * ```ts
 * import { selectTimer } from '@kvota/bet-slip/slip';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const paid = after(
 *   slip,
 *   { type: 'pay' },
 *   { type: 'ticket-answer', ticketId: env.newId, answer: { kind: 'taken', pending: true } },
 * );
 * selectTimer(slip, env); // null
 * selectTimer(paid, { ...env, now: env.now + 10_000 }); // { seconds: 5, red: true }
 * ```
 */
export function selectTimer(
  { payment }: SlipState,
  { now }: SlipEnv,
): { readonly seconds: number | null; readonly red: boolean } | null {
  const deadline = shownDeadline(payment);
  if (deadline === undefined || (payment.status === 'waiting' && !payment.counting)) {
    return 'ticket' in payment ? { seconds: null, red: false } : null;
  }
  const seconds = secondsTo(deadline, now);
  return { seconds, red: seconds <= 6 };
}

/**
 * Returns the open offer. `red` is the rule of the dialog: 5 seconds and below (OP-18).
 *
 * @example
 * ```ts
 * import { selectOffer } from '@kvota/bet-slip/slip';
 * import { fromPing } from '@kvota/bet-slip/wire';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const payment = { stake: '50', originalStake: '100' };
 * const offer = { ticketId: env.newId, code: 101, mtcResponse: { status: 'reoffer', payment } };
 * const paid = after(slip, { type: 'pay' });
 * const info = fromPing(offer);
 * const shown = info && selectOffer(after(paid, { type: 'ticket-info', info }), env);
 * shown?.title; // 'reoffer'
 * shown?.seconds; // 20
 * shown?.offer.stake; // { from: '100', to: '50' }
 * ```
 */
export function selectOffer(
  { payment }: SlipState,
  { now }: SlipEnv,
): {
  readonly offer: Offer;
  readonly title: Offer['kind'];
  readonly seconds: number;
  readonly red: boolean;
  /** True while the answer is being sent: the buttons are disabled. */
  readonly answering: boolean;
} | null {
  const open = openOffer(payment);
  const answering = open?.status === 'answering';
  if (!open || (answering && open.auto)) return null;
  const { offer } = open;
  const seconds = secondsTo(offer.deadline, now);
  // The code decides the title, whatever the status (DLG-08).
  const title = offer.kind === 'confirm' ? 'confirm' : offer.code === pendingCode ? 'reoffer' : 'oddchange';
  return { offer, title, seconds, red: seconds <= 5, answering };
}
