import type { VoucherLine } from '@kvota/contracts';
import { useHost, useOwnMoney } from '@kvota/shell';
import { ConfirmDialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { useShowCredit } from '../words/use-show-credit.ts';
import { useVoucherFault } from '../words/use-voucher-fault.ts';

/** Asks before an own voucher is taken back, because its code is worth nothing then. */
export function TakeBack({
  line,
  onClose,
}: {
  readonly line: VoucherLine;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { api, notify } = useHost();
  const own = useOwnMoney();
  const showCredit = useShowCredit();
  const fault = useVoucherFault(line.currency);
  const money = own.money(line.amount, line.currency);
  const { last4 } = line;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => api.takeBackVoucher({ body: { id: line.id } }),
    onSuccess(answer) {
      showCredit(answer);
      onClose();
      const done = t({ id: 'vouchers.tookBack', message: `${money} is back in your credit.` });
      if (answer.ErrorText === 'ok') notify({ tone: 'success', timeout: 4000, text: done });
      else notify({ tone: 'error', timeout: 0, text: fault(answer) });
    },
    // To take a voucher back twice changes nothing, so a lost answer is simply tried again.
    onError: () => notify({ tone: 'error', timeout: 0, text: fault({}) }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t({ id: 'vouchers.backQuestion', message: `Take back the voucher of ${money}?` })}
      confirmLabel={t({ id: 'vouchers.back', message: 'Take back' })}
      busy={isPending}
      onConfirm={() => mutate()}
    >
      {t({
        id: 'vouchers.backHint',
        message: `The code that ends with ${last4} is worth nothing then, and its amount returns to your wallet.`,
      })}
    </ConfirmDialog>
  );
}
