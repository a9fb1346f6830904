import { isApiError } from '@kvota/api-client';
import type { VoucherAnswer } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { useShowCredit } from '../words/use-show-credit.ts';

/** Why a code was not redeemed. `seconds` is the time to wait after too many tries. */
export type RedeemFault =
  | { readonly kind: 'refused'; readonly answer: VoucherAnswer }
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'lost' };

/** Redeems codes. A code that is sent again after a lost answer keeps its request, so that the answer is the true one (CALL-10). */
export function useRedeem(options: {
  readonly onAdded: (answer: VoucherAnswer) => void;
  readonly onFault: (fault: RedeemFault) => void;
}): { readonly redeem: (voucher: string) => void; readonly busy: boolean } {
  const { onAdded, onFault } = options;
  const { api } = useHost();
  const showCredit = useShowCredit();
  const last = useRef<{ readonly voucher: string; readonly requestId: string }>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: { readonly voucher: string; readonly requestId: string }) => api.activateVoucher({ body }),
    onSuccess(answer) {
      last.current = undefined;
      if (answer.ErrorText !== 'ok') return onFault({ kind: 'refused', answer });
      showCredit(answer);
      onAdded(answer);
    },
    onError(error) {
      if (!isApiError(error) || error.status === undefined || error.status >= 500) return onFault({ kind: 'lost' });
      last.current = undefined;
      if (error.status === 429) return onFault({ kind: 'tooMany', seconds: error.retryAfter ?? 60 });
      onFault({ kind: 'refused', answer: { ErrorText: error.code ?? 'failed', error: error.code } });
    },
  });
  return {
    busy: isPending,
    redeem(voucher) {
      const again = last.current?.voucher === voucher ? last.current : { voucher, requestId: newId() };
      last.current = again;
      mutate(again);
    },
  };
}
