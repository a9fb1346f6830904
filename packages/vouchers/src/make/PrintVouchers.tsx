import type { VoucherAnswer } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { Logo, PrintedSlip, PrintOnce } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { voucherLink } from '../link/linked-code.ts';

/** Prints vouchers below each other on the roll of this device as soon as they are rendered. Loaded with the first print. */
export function PrintVouchers(props: {
  readonly vouchers: readonly (VoucherAnswer & { readonly voucher: string })[];
  readonly redeemAt: string | undefined;
  readonly onDone: () => void;
}): ReactElement {
  const { vouchers, redeemAt, onDone } = props;
  const { t } = useLingui();
  const { config, serverNow } = useHost();
  const formats = useFormats();
  const title = t({ id: 'vouchers.paper.title', message: 'Voucher' });
  return (
    <PrintOnce title={title} onPrinted={onDone}>
      {vouchers.map(({ id, voucher, amount, currency, expiresAt }) => (
        <PrintedSlip
          key={id ?? voucher}
          title={title}
          logo={<Logo name={config.brand} size={22} />}
          time={formats.dateTime(serverNow())}
          lines={[
            {
              id: 'amount',
              label: t({ id: 'vouchers.amount', message: 'Amount' }),
              value: `${formats.money(amount ?? '0.00')} ${currency ?? ''}`,
              emphasis: true,
            },
            { id: 'code', label: t({ id: 'vouchers.code', message: 'Voucher code' }), value: voucher, code: true },
            ...(typeof expiresAt === 'string'
              ? [
                  {
                    id: 'until',
                    label: t({ id: 'vouchers.until', message: 'Valid until' }),
                    value: formats.dateTime(expiresAt),
                  },
                ]
              : []),
          ]}
          code={redeemAt === undefined ? undefined : voucherLink(redeemAt, voucher)}
          codeLabel={t({ id: 'vouchers.paper.picture', message: 'Opens the page with this code' })}
          note={t({
            id: 'vouchers.paper.note',
            message:
              'Log in, open Vouchers in the menu of your account, and enter the code. It can be redeemed once. Treat it like cash.',
          })}
        />
      ))}
    </PrintOnce>
  );
}
