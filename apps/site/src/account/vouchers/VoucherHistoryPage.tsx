import { pathOf } from '@kvota/sitemap';
import { activeWalletAtom, localeAtom, useHost } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { firstVoucherDialog, useVouchers, VoucherDialogs, VoucherTable, type OpenVoucherDialog } from '@kvota/vouchers';
import { useLingui } from '@lingui/react/macro';
import { IconTicket, IconPlus } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf } from '../frame/AsOf.tsx';

/** Vouchers: made, redeemed, and listed newest first (VOU-01, ROUTE-33, DLG-12). */
export function VoucherHistoryPage(): ReactElement {
  const { t } = useLingui();
  const host = useHost();
  const wallet = useAtomValue(activeWalletAtom);
  const locale = useAtomValue(localeAtom);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<OpenVoucherDialog | undefined>(() => firstVoucherDialog(host));
  const query = useVouchers({ page });
  return (
    <AccountFrame hasMoney>
      <div className={css.toolbar}>
        <Button variant="brand" icon={<IconTicket size={18} />} onClick={() => setOpen({ dialog: 'use' })}>
          {t({ id: 'vouchers.use', message: 'Redeem a voucher' })}
        </Button>
        <Button
          icon={<IconPlus size={18} />}
          disabled={wallet === undefined}
          onClick={() => setOpen({ dialog: 'create' })}
        >
          {t({ id: 'vouchers.create', message: 'Create a voucher' })}
        </Button>
      </div>
      <AsOf fetched={query} />
      <VoucherTable
        {...{ query, page }}
        onPageChange={setPage}
        onTakeBack={(line) => setOpen({ dialog: 'back', line })}
      />
      <VoucherDialogs
        {...{ open, wallet }}
        redeemAt={new URL(pathOf('voucherHistory', locale), location.origin).href}
        onClose={() => setOpen(undefined)}
      />
    </AccountFrame>
  );
}
