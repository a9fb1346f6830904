import type { CallAnswer, Calls } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { FigureTile, FigureTiles } from '@kvota/ui';
import { useStateName } from '@kvota/vouchers';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';

/** The credit that is bound in open vouchers, by currency. Nothing if there is none. */
export function OpenVouchers(props: {
  readonly open: CallAnswer<Calls['voucherHistory']>['open'];
}): ReactElement | null {
  const { open } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const stateName = useStateName();
  if (!open || open.length === 0) return null;
  return (
    <FigureTiles>
      {open.map(({ currency, count, amount }) => (
        <FigureTile
          key={currency}
          name={`${t({ id: 'agency.vouchers.open', message: 'In open vouchers' })} (${currency})`}
          value={money(amount)}
          note={`${stateName('open')}: ${formats.number(String(count))}`}
        />
      ))}
    </FigureTiles>
  );
}
