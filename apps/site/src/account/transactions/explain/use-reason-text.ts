import type { MovementExplanation } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

type Reasoned = Extract<
  MovementExplanation,
  { readonly code: 'notAccepted' | 'withdrawalEnd' | 'voucherEnd' | 'transferBasis' }
>;

/** Returns the words of a reason; undefined for one of another version. */
export function useReasonText(): (one: Reasoned) => string | undefined {
  const { t } = useLingui();
  const reasons: Readonly<Record<Reasoned['code'], Readonly<Record<string, string>>>> = {
    notAccepted: {
      rejected: t({ id: 'explain.ticket.rejected', message: 'It was rejected.' }),
      declined: t({ id: 'explain.ticket.declined', message: 'You declined the changed offer.' }),
      expired: t({ id: 'explain.ticket.expired', message: 'The changed offer was not answered in time.' }),
      cancelled: t({ id: 'explain.ticket.cancelled', message: 'It was not decided in time.' }),
    },
    withdrawalEnd: {
      failed: t({ id: 'explain.withdrawal.failed', message: 'The payment did not go through.' }),
      rejected: t({ id: 'explain.withdrawal.rejected', message: 'The withdrawal was rejected.' }),
      cancelled: t({ id: 'explain.withdrawal.cancelled', message: 'You cancelled the withdrawal.' }),
      returned: t({ id: 'explain.withdrawal.returned', message: 'The bank sent the money back.' }),
    },
    voucherEnd: {
      back: t({ id: 'explain.voucher.back', message: 'It was taken back before anyone redeemed it.' }),
      cancelled: t({ id: 'explain.voucher.cancelled', message: 'We cancelled it before anyone redeemed it.' }),
      expired: t({ id: 'explain.voucher.expired', message: 'It expired before anyone redeemed it.' }),
    },
    transferBasis: {
      cash: t({ id: 'explain.basis.cash', message: 'In cash' }),
      credit: t({ id: 'explain.basis.credit', message: 'Lent, to be repaid' }),
      repay: t({ id: 'explain.basis.repay', message: 'To repay a debt' }),
    },
  };
  return (one) => reasons[one.code][one.code === 'transferBasis' ? one.params.basis : one.params.reason];
}
