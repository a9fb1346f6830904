import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { SlipHost as Given, type SlipMenuEntry } from '@kvota/bet-slip-react/parts';
import { currencyLabel, payoutCurrency } from '@kvota/contracts';
import { activeWalletAtom, creditAtom, creditHiddenAtom, useTightestLimit } from '@kvota/shell';
import { marketName, outcomeName } from '@kvota/tickets/names';
import { Skeleton } from '@kvota/ui';
import { IconQrcode } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';

import { useFormats } from '../format/use-formats.ts';
import type { Services } from '../offer/services.ts';
import { BookingDialog } from '../tickets/booking/BookingDialog.tsx';
import { receiptHeight } from './receipt-height.ts';
import { useSlipKeySwitch } from './use-slip-key.ts';

const SlipReceipt = lazy(async () => ({ default: (await import('./SlipReceipt.tsx')).SlipReceipt }));

/** Limits of players that a stake can reach. */
const stakeLimits = ['stakes', 'loss', 'singleStake'] as const;

/** Provides the parts of the slip with wallet, names, sign-in, receipt and booking. */
export function SlipHost({ services, children }: { services: Services; children: ReactNode }) {
  const { i18n } = useLingui();
  const { host, slip } = services;
  const currency = useAtomValue(activeWalletAtom)?.currency;
  const credit = useAtomValue(creditAtom);
  const hidden = useAtomValue(creditHiddenAtom);
  const booking = useBooking(slip);
  const key = useSlipKeySwitch();
  const isEmpty = useSlip(slip, ({ selections }) => selections.length === 0);
  const ownLimit = useTightestLimit(stakeLimits, isEmpty ? undefined : currency);
  return (
    <Given
      value={{
        formats: useFormats(),
        currency:
          currency === undefined
            ? undefined
            : {
                code: currency,
                label: currencyLabel(currency),
                paysIn: payoutCurrency(currency) === currency ? undefined : payoutCurrency(currency),
              },
        credit: hidden ? undefined : credit,
        ownLimit,
        marketName: (...of) => marketName(i18n, ...of),
        outcomeName: (...of) => outcomeName(i18n, ...of),
        login: host.login,
        showTickets: () => host.navigate('ticketHistory'),
        showLimits: () => host.navigate('accountLimits'),
        receipt: (ticketId) => (
          // The skeleton has the height of the receipt.
          <Suspense fallback={<Skeleton height={receiptHeight} />}>
            <SlipReceipt slip={slip} ticketId={ticketId} />
          </Suspense>
        ),
        restFocus: slipOrPage,
        menu: key ? [booking, key] : [booking],
      }}
    >
      {children}
    </Given>
  );
}

/** The slip beside the page. Where it is a sheet, which closes for the dialog, the page. */
const slipOrPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-slip]') ?? document.querySelector('main');

/** Menu entry that makes a code with which the slip moves to another device. */
function useBooking(slip: Slip): SlipMenuEntry {
  const { t } = useLingui();
  return {
    id: 'booking',
    label: t({ id: 'booking.make', message: 'Booking code and link' }),
    icon: <IconQrcode size={18} />,
    open: (close) => <BookingDialog slip={slip} onClose={close} />,
  };
}
