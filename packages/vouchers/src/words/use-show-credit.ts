import type { VoucherAnswer } from '@kvota/contracts';
import { useHost, walletsAtom } from '@kvota/shell';
import { useQueryClient } from '@tanstack/react-query';

import { withCredit } from '../amount/voucher-amounts.ts';

/** Returns a function that shows the credit of an answer at once, and has wallets and list fetched again. */
export function useShowCredit(): (answer: VoucherAnswer) => void {
  const { store, pingNow } = useHost();
  const client = useQueryClient();
  return ({ newCredit, currencyId }) => {
    if (typeof newCredit === 'string' && typeof currencyId === 'number')
      store.set(walletsAtom, (wallets) => withCredit(wallets, currencyId, newCredit));
    pingNow();
    void client.invalidateQueries({ queryKey: ['vouchers'] });
  };
}
