import type { Wallet } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useVoucherFault } from '../words/use-voucher-fault.ts';
import { CreateForm } from './CreateForm.tsx';
import { AskAgain, LostAnswer } from './LostAnswer.tsx';
import { MadeActions, MadeVouchers } from './MadeVouchers.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useCreateVoucher, type CreateVoucher } from './use-create-voucher.ts';
import { notOpen } from '../amount/voucher-amounts.ts';

interface CreateDialogProps {
  readonly wallet: Wallet;
  /** The page on which a printed voucher is redeemed, as an address; undefined if it is not known. */
  readonly redeemAt: string | undefined;
  /** Vouchers that one request may make. @default 1 */
  readonly most?: number;
  readonly onClose: () => void;
}

/** Makes vouchers from a wallet: the amount, then the codes, which are shown once (VOU-02 … VOU-07, DLG-12, ERR-03). */
export function CreateDialog(props: CreateDialogProps): ReactElement {
  const { wallet, onClose } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const fault = useVoucherFault(wallet.currency);
  const voucher = useCreateVoucher((answer) => notify({ tone: 'error', timeout: 0, text: fault(answer) }));
  const { making } = voucher;
  const title = t({ id: 'vouchers.create', message: 'Create a voucher' });
  const reason = making.status === 'typing' ? notOpen(wallet) : undefined;
  if (reason !== undefined) return <ReasonDialog {...{ wallet, reason, title, onClose }} />;
  return (
    <Dialog
      open
      dismissible={making.status !== 'sending'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        making.status !== 'made'
          ? title
          : making.batch.made.length === 1
            ? t({ id: 'vouchers.made', message: 'Your voucher' })
            : t({ id: 'vouchers.madeAll', message: 'Your vouchers' })
      }
      {...contentOf(voucher, props)}
    />
  );
}

function contentOf(
  voucher: CreateVoucher,
  { wallet, redeemAt, most = 1, onClose }: CreateDialogProps,
): { readonly children: ReactElement; readonly actions?: ReactElement } {
  const { making, askAgain } = voucher;
  switch (making.status) {
    case 'made':
      return {
        children: <MadeVouchers batch={making.batch} />,
        actions: <MadeActions made={making.batch.made} {...{ redeemAt, onClose }} />,
      };
    case 'lost':
      return {
        children: <LostAnswer request={making.request} />,
        actions: <AskAgain onAsk={() => askAgain(making.request)} onClose={onClose} />,
      };
    case 'typing':
    case 'sending':
      return { children: <CreateForm {...{ voucher, wallet, most, onClose }} /> };
  }
}
