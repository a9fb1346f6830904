import { moneyToMinor, type Money } from '@kvota/contracts';
import { useFormats, useOwnMoney, type TightestLimit } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { isWithin, type PayBounds } from './payment-rules.ts';

interface OwnLimitProps {
  readonly limit: TightestLimit;
  readonly currency: string;
  readonly amount: Money | null;
  /** The amounts that the way to pay allows. */
  readonly bounds: PayBounds;
  readonly onChange: (amount: Money) => void;
}

/** The part of the player's tightest limit of deposits that is left. It warns of a higher amount, and offers the highest one. */
export function OwnLimit({ limit, currency, amount, bounds, onChange }: OwnLimitProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const own = useOwnMoney();
  const isUsedUp = moneyToMinor(limit.left) === 0n;
  const isAbove = isWithin(amount, bounds) && moneyToMinor(amount) > moneyToMinor(limit.left);
  // An amount above it is refused, and bounds in a refusal are not hidden (VOU-05).
  const write = isAbove ? formats.money : own.money;
  const [left, until] = [write(limit.left, currency), formats.dateTime(limit.until ?? '')];
  return (
    <TicketNotice
      tone={isUsedUp || isAbove ? 'warning' : 'info'}
      action={
        isAbove && isWithin(limit.left, bounds) ? (
          <span className={css.unshrunk}>
            <Button size="sm" onClick={() => onChange(limit.left)}>
              {t({ id: 'payment.limit.take', message: `Pay in ${left}` })}
            </Button>
          </span>
        ) : undefined
      }
    >
      {limit.noRate
        ? t({
            id: 'payment.limit.noRate',
            message:
              'Your own limit of deposits counts all your wallets, and there is no exchange rate for this currency today. Choose another wallet, or try again later.',
          })
        : isUsedUp
          ? t({ id: 'payment.limit.used', message: `Your own limit of deposits is used up until ${until}.` })
          : t({ id: 'payment.limit.left', message: `Until ${until}, your own limit leaves ${left} for deposits.` })}
    </TicketNotice>
  );
}
