import type { VoucherState } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of the states of a voucher. */
export function useStateName(): (state: VoucherState) => string {
  const { t } = useLingui();
  const names: Readonly<Record<VoucherState, string>> = {
    open: t({ id: 'vouchers.state.open', message: 'Open' }),
    used: t({ id: 'vouchers.state.used', message: 'Redeemed' }),
    back: t({ id: 'vouchers.state.back', message: 'Taken back' }),
    expired: t({ id: 'vouchers.state.expired', message: 'Expired' }),
  };
  return (state) => names[state];
}
