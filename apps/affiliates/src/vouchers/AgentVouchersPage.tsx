import { pathOf } from '@kvota/sitemap';
import { activeWalletAtom, localeAtom, onlineAtom, useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Button, Dimmed, EmptyState, Heading } from '@kvota/ui';
import { firstVoucherDialog, useVouchers, VoucherDialogs, VoucherTable, type OpenVoucherDialog } from '@kvota/vouchers';
import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { useSiteAddress } from '../create/use-site-address.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { OpenVouchers } from './OpenVouchers.tsx';
import { VoucherFilters } from './VoucherFilters.tsx';
import * as css from './vouchers.css.ts';
import { ownKeys, vouchersSearch, type VouchersSearch } from './vouchers-search.ts';

/** Vouchers that one request may make. The platform makes thirty a minute at most. */
const batchMost = 20;

/** The vouchers that an agent sells from the own credit: one or a batch, printed, listed, taken back (VOU-01, OP-62). */
export function AgentVouchersPage(): ReactElement {
  const { t } = useLingui();
  const host = useHost();
  const title = usePageTitle(usePageMetadata()?.id);
  const navigate = useNavigate();
  const search = vouchersSearch(useSearch({ strict: false }));
  const { state, code, page = 1 } = search;
  const wallet = useAtomValue(activeWalletAtom);
  const online = useAtomValue(onlineAtom);
  const locale = useAtomValue(localeAtom);
  const site = useSiteAddress('player');
  const [open, setOpen] = useState<OpenVoucherDialog | undefined>(() => firstVoucherDialog(host));
  const query = useVouchers({ page, state, last4: code });
  const stale = useStale(query);
  // Other parts of the address belong to the frame of the area.
  const narrow = (next: VouchersSearch): void =>
    void navigate({
      to: '.',
      search: (known: Readonly<Record<string, unknown>>) => ({
        ...Object.fromEntries(Object.entries(known).filter(([key]) => !ownKeys.some((own) => own === key))),
        ...next,
      }),
      replace: true,
    });
  const narrowed = state !== undefined || code !== undefined;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Button
          variant="brand"
          icon={<IconPlus size={18} />}
          disabledReason={
            online
              ? wallet === undefined
                ? t({ id: 'agency.vouchers.noWallet', message: 'This account has no wallet.' })
                : undefined
              : t({ id: 'agency.needsNetwork', message: 'You are offline' })
          }
          onClick={() => setOpen({ dialog: 'create' })}
        >
          {t({ id: 'agency.vouchers.create', message: 'Create vouchers' })}
        </Button>
      </div>
      <AsOf fetched={query} />
      <OpenVouchers open={query.data?.open ?? undefined} />
      <VoucherFilters
        search={search}
        onSearch={({ page: _first, ...filters }) => narrow(filters)}
        busy={query.isFetching}
      />
      <Dimmed stale={stale} className={css.page}>
        <VoucherTable
          {...{ query, page }}
          onPageChange={(next) => narrow({ ...search, page: next })}
          onTakeBack={(line) => setOpen({ dialog: 'back', line })}
          empty={
            narrowed ? (
              <EmptyState
                art="search"
                headingLevel={2}
                title={t({ id: 'agency.vouchers.noneSuch', message: 'No vouchers fit the filters' })}
                actions={
                  <Button onClick={() => narrow({})}>
                    {t({ id: 'agency.vouchers.all', message: 'Show all vouchers' })}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                art="ticket"
                headingLevel={2}
                title={t({ id: 'agency.vouchers.none', message: 'No vouchers yet' })}
              >
                {t({
                  id: 'agency.vouchers.noneHint',
                  message:
                    'Sell credit without an account: the amount leaves your wallet, and a player adds it with the code.',
                })}
              </EmptyState>
            )
          }
        />
      </Dimmed>
      <VoucherDialogs
        {...{ open, wallet }}
        redeemAt={site === undefined ? undefined : new URL(pathOf('voucherHistory', locale), site).href}
        most={batchMost}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}
