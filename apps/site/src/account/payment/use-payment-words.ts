import type { PaymentDirection, PaymentFailure, PaymentLine, PaymentState } from '@kvota/contracts';
import { useOwnMoney } from '@kvota/shell';
import type { BadgeTone } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

export const stateTones: Readonly<Record<PaymentState, BadgeTone>> = {
  created: 'info',
  redirected: 'info',
  processing: 'info',
  unanswered: 'warning',
  succeeded: 'success',
  failed: 'danger',
  expired: 'neutral',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
  chargedBack: 'danger',
  review: 'info',
  approved: 'info',
  sending: 'info',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  returned: 'warning',
};

/** Returns the names of ways to pay. A provider's code without a name is shown as it is. */
export function useMethodName(): (code: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    card: t({ id: 'payment.method.card', message: 'Card' }),
    bank: t({ id: 'payment.method.bank', message: 'Bank transfer' }),
    wallet: t({ id: 'payment.method.wallet', message: 'Online wallet' }),
  };
  return (code) => names[code] ?? code;
}

/** Keeps the dots beside the number at the end of a line. */
const wordJoiner = '\u2060';

/** Returns the name of a way to pay with the end of the number of the card or account, if it is known. */
export function useWayName(): (method: string, last4: string | null | undefined) => string {
  const name = useMethodName();
  return (method, last4) => (last4 ? `${name(method)} …${wordJoiner}${last4}` : name(method));
}

/** Returns the names of the directions. */
export function useDirectionName(): (direction: PaymentDirection) => string {
  const { t } = useLingui();
  return (direction) =>
    direction === 'deposit'
      ? t({ id: 'payment.kind.deposit', message: 'Deposit' })
      : t({ id: 'payment.kind.withdrawal', message: 'Withdrawal' });
}

/** Returns the names of the states of a payment. */
export function useStateName(): (state: PaymentState) => string {
  const { t } = useLingui();
  const names: Readonly<Record<PaymentState, string>> = {
    created: t({ id: 'payment.state.created', message: 'Begun' }),
    redirected: t({ id: 'payment.state.redirected', message: 'At the provider' }),
    processing: t({ id: 'payment.state.processing', message: 'Being processed' }),
    unanswered: t({ id: 'payment.state.unanswered', message: 'No answer yet' }),
    succeeded: t({ id: 'payment.state.succeeded', message: 'Paid in' }),
    failed: t({ id: 'payment.state.failed', message: 'Failed' }),
    expired: t({ id: 'payment.state.expired', message: 'Expired' }),
    partlyRefunded: t({ id: 'payment.state.partlyRefunded', message: 'Refunded in part' }),
    refunded: t({ id: 'payment.state.refunded', message: 'Refunded' }),
    chargedBack: t({ id: 'payment.state.chargedBack', message: 'Charged back' }),
    review: t({ id: 'payment.state.review', message: 'In review' }),
    approved: t({ id: 'payment.state.approved', message: 'Approved' }),
    sending: t({ id: 'payment.state.sending', message: 'On its way' }),
    paid: t({ id: 'payment.state.paid', message: 'Paid out' }),
    rejected: t({ id: 'payment.state.rejected', message: 'Refused' }),
    cancelled: t({ id: 'payment.state.cancelled', message: 'Cancelled' }),
    returned: t({ id: 'payment.state.returned', message: 'Came back' }),
  };
  return (state) => names[state];
}

/** Returns what a payment's state means for the player, and what to do. */
export function useStateText(): (payment: PaymentLine) => string {
  const { t } = useLingui();
  const { money } = useOwnMoney();
  const failed = useFailureText();
  return (payment) => {
    const back = money(payment.takenBack, payment.currency);
    const texts: Readonly<Record<PaymentState, () => string>> = {
      created: () => t({ id: 'payment.text.created', message: 'The page of the provider is being opened.' }),
      redirected: () =>
        t({ id: 'payment.text.redirected', message: 'Finish the payment on the page of the provider.' }),
      processing: () =>
        t({
          id: 'payment.text.processing',
          message: 'Your bank is working on it. The money is in your wallet as soon as it arrives.',
        }),
      unanswered: () =>
        t({
          id: 'payment.text.unanswered',
          message: 'Your bank has not answered. Nothing is lost, and we keep asking; you may leave this page.',
        }),
      succeeded: () => t({ id: 'payment.text.succeeded', message: 'The money is in your wallet.' }),
      failed: () => failed(payment),
      expired: () =>
        t({
          id: 'payment.text.expired',
          message:
            'The time to pay is over, and nothing was charged. Money that still arrives is added to your wallet.',
        }),
      partlyRefunded: () => t({ id: 'payment.text.partlyRefunded', message: `${back} of it went back to you.` }),
      refunded: () => t({ id: 'payment.text.refunded', message: `${back} went back to where you paid from.` }),
      chargedBack: () => t({ id: 'payment.text.chargedBack', message: `Your bank took ${back} back.` }),
      review: () =>
        t({
          id: 'payment.text.review',
          message: 'We check this withdrawal. Its money is set aside until then.',
        }),
      approved: () => t({ id: 'payment.text.approved', message: 'Approved. It is sent next.' }),
      sending: () => t({ id: 'payment.text.sending', message: 'Sent. Your bank passes it on to you.' }),
      paid: () => t({ id: 'payment.text.paid', message: 'Your bank has received the money.' }),
      rejected: () =>
        t({ id: 'payment.text.rejected', message: 'We did not approve it. The money is in your wallet again.' }),
      cancelled: () =>
        t({ id: 'payment.text.cancelled', message: 'You cancelled it. The money is in your wallet again.' }),
      returned: () =>
        t({
          id: 'payment.text.returned',
          message: 'Your bank sent it back. The money is in your wallet again; check your bank details and try again.',
        }),
    };
    return texts[payment.state]();
  };
}

/** Returns why a payment failed and what to do. */
function useFailureText(): (payment: PaymentLine) => string {
  const { t } = useLingui();
  return ({ direction, reason }) => {
    if (direction === 'withdrawal')
      return t({
        id: 'payment.failed.withdrawal',
        message: 'It could not be paid out. The money is in your wallet again; try another way, or ask support.',
      });
    const other = t({
      id: 'payment.failed.other',
      message: 'The payment did not work, and nothing was charged. Try again, or pay another way.',
    });
    const texts: Readonly<Partial<Record<PaymentFailure, string>>> = {
      declined: t({
        id: 'payment.failed.declined',
        message: 'Your bank declined the payment, and nothing was charged. Try another way, or ask your bank.',
      }),
      funds: t({
        id: 'payment.failed.funds',
        message: 'There was not enough money for this payment, and nothing was charged. Try a lower amount.',
      }),
      abandoned: t({
        id: 'payment.failed.abandoned',
        message: 'You left the page of the provider before paying. Nothing was charged.',
      }),
      centralLimit: t({
        id: 'payment.failed.central',
        message: 'The limit of deposits at all operators together is full. Nothing was charged.',
      }),
      limit: t({
        id: 'payment.failed.limit',
        message: 'A limit of deposits was full when the money came. It goes back to where you paid from.',
      }),
    };
    return texts[reason ?? 'other'] ?? other;
  };
}
