import { can } from '../machine/transition.ts';
import { pendingCode } from '../outcome/ticket-outcomes.ts';
import type { SlipEnv } from '../state/env.ts';
import type { Offer } from '../state/payment.ts';
import { needsAcceptance } from '../ticket/problems.ts';
import { openOffer, selectBusy, shownDeadline } from '../state/progress.ts';
import type { Refusal } from '../state/refusal.ts';
import type { SlipState } from '../state/state.ts';
import { secondsTo } from '../machine/timing.ts';

/** The one button: pay, or accept what has changed (SLIP-12); disabled with a reason the player can read. */
export function selectPayButton(
  state: SlipState,
  env: SlipEnv,
): { readonly action: 'pay' | 'accept-changes'; readonly disabled: Refusal | null; readonly busy: boolean } {
  const busy = selectBusy(state);
  const action = !busy && needsAcceptance(state) ? 'accept-changes' : 'pay';
  const allowed = can(state, { type: action }, env);
  return { action, disabled: allowed === true ? null : allowed.reason, busy };
}

/** The panel's timer; null seconds ask for a spinner (OP-26). Red at 6 seconds and below (OP-18). */
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

/** The offer before the player; `red` is the dialog's own rule, 5 seconds and below (OP-18). */
export function selectOffer(
  { payment }: SlipState,
  { now }: SlipEnv,
): {
  readonly offer: Offer;
  readonly title: Offer['kind'];
  readonly seconds: number;
  readonly red: boolean;
  /** An answer is on its way: no second press. */
  readonly answering: boolean;
} | null {
  const open = openOffer(payment);
  const answering = open?.status === 'answering';
  if (!open || (answering && open.auto)) return null;
  const { offer } = open;
  const seconds = secondsTo(offer.deadline, now);
  // DLG-08: the code names the dialog, whatever the status.
  const title = offer.kind === 'confirm' ? 'confirm' : offer.code === pendingCode ? 'reoffer' : 'oddchange';
  return { offer, title, seconds, red: seconds <= 5, answering };
}
