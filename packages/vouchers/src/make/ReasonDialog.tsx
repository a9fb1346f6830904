import { creditOf, type Wallet } from '@kvota/contracts';
import { CreditSwitch, useFormats, useOwnMoney } from '@kvota/shell';
import { Button, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { NotOpen } from '../amount/voucher-amounts.ts';

/** Why no voucher can be made from this wallet (VOU-02). */
export function ReasonDialog(props: {
  readonly wallet: Wallet;
  readonly reason: NotOpen;
  readonly title: string;
  readonly onClose: () => void;
}): ReactElement {
  const { wallet, reason, title, onClose } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const credit = money(creditOf(wallet), wallet.currency);
  const least = formats.money('100.00', wallet.currency);
  return (
    <Dialog
      open
      urgent
      tone="danger"
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      actions={
        <>
          {reason === 'low' ? <CreditSwitch /> : null}
          <Button variant="brand" onClick={onClose}>
            {t({ id: 'vouchers.close', message: 'Close' })}
          </Button>
        </>
      }
    >
      {reason === 'bonus'
        ? t({
            id: 'vouchers.fault.bonus',
            message: 'Vouchers are not made from bonus money. Choose another wallet.',
          })
        : t({
            id: 'vouchers.low',
            message: `A voucher needs a credit of at least ${least}. Yours is ${credit}.`,
          })}
    </Dialog>
  );
}
