import type { VoucherLine, Wallet } from '@kvota/contracts';
import type { Host } from '@kvota/shell';
import type { ReactElement } from 'react';

import { takeLinked } from '../link/linked-code.ts';
import { CreateDialog } from '../make/CreateDialog.tsx';
import { keptRequest } from '../make/kept-request.ts';
import { UseDialog } from '../redeem/UseDialog.tsx';
import { TakeBack } from './TakeBack.tsx';

/** The dialog that a page of vouchers has open. */
export type OpenVoucherDialog =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'use'; readonly code?: string | undefined }
  | { readonly dialog: 'back'; readonly line: VoucherLine };

/**
 * Returns the dialog with which a page begins: the code of a link that was opened, or a request without an answer, whose codes
 * must not be lost.
 */
export function firstVoucherDialog({ tabStorage }: Pick<Host, 'tabStorage'>): OpenVoucherDialog | undefined {
  const code = takeLinked(tabStorage);
  if (code !== undefined) return { dialog: 'use', code };
  return keptRequest(tabStorage) === undefined ? undefined : { dialog: 'create' };
}

/** The dialogs of a page of vouchers: make, redeem, take back. */
export function VoucherDialogs(props: {
  readonly open: OpenVoucherDialog | undefined;
  readonly wallet: Wallet | undefined;
  /** The page on which a printed voucher is redeemed, as an address; undefined if it is not known. */
  readonly redeemAt: string | undefined;
  /** Vouchers that one request may make. @default 1 */
  readonly most?: number;
  readonly onClose: () => void;
}): ReactElement | null {
  const { open, wallet, redeemAt, most = 1, onClose } = props;
  switch (open?.dialog) {
    case 'create':
      return wallet === undefined ? null : <CreateDialog {...{ wallet, redeemAt, most, onClose }} />;
    case 'use':
      return <UseDialog code={open.code} onClose={onClose} />;
    case 'back':
      return <TakeBack line={open.line} onClose={onClose} />;
    case undefined:
      return null;
  }
}
