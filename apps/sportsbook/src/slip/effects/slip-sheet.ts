import type { SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { asideOpenAtom, type Host, type Stop } from '@kvota/shell';

type Payment = SlipState['payment'];

/** True if the ticket itself shows the state of the payment: a refusal over it, or an offer with its countdown. */
const showsInTicket = (payment: Payment): boolean =>
  (payment.status === 'rejected' && payment.surface === 'overlay') ||
  (payment.status === 'timedOut' && payment.final) ||
  (payment.status === 'deciding' && payment.offer.surface === 'panel');

/** True while the slip asks the visitor to log in before paying. */
export const isLoginPrompt = (payment: Payment): boolean =>
  payment.status === 'rejected' && payment.key === 'snackbarMustLogin';

/**
 * Opens the sheet of a phone when the ticket has something to show, and closes it for the dialog of an accepted ticket
 * (DLG-03, OP-28). A state that a reload interrupted is shown again, except the prompt to log in.
 */
export function startSlipSheet(slip: Slip, { store }: Pick<Host, 'store'>): Stop {
  const payment = (): Payment => slip.getSnapshot().state.payment;
  let { status } = payment();
  if (showsInTicket(payment()) && !isLoginPrompt(payment())) store.set(asideOpenAtom, true);
  return slip.subscribe(() => {
    const current = payment();
    if (current.status === status) return;
    ({ status } = current);
    if (status === 'accepted') store.set(asideOpenAtom, false);
    if (showsInTicket(current)) store.set(asideOpenAtom, true);
  });
}
