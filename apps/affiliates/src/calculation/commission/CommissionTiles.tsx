import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { SignedMoney, useHost } from '@kvota/shell';
import { FigureTile, FigureTiles } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import type { Commission } from '../../data/reports/commission-queries.ts';
import { connectionQuery } from '../../data/tree-queries.ts';
import { useAmount } from '../../frame/use-currency.ts';

/** Earned from above, owed below, and the difference. The operator has the NGR of all in place of the first. */
export function CommissionTiles(props: {
  readonly commission: Commission | undefined;
  /** False for the commission of another agent. */
  readonly own: boolean;
}): ReactElement {
  const { commission, own } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const money = useAmount();
  const isOperator = useQuery(connectionQuery(api)).data?.node?.kind === 'root' && own;
  const { currency, owed, keeps, own: row } = commission ?? {};
  const above =
    row?.total ??
    (owed !== undefined && keeps !== undefined ? minorToMoney(moneyToMinor(owed) + moneyToMinor(keeps)) : undefined);
  return (
    <FigureTiles>
      <FigureTile
        name={
          isOperator
            ? t({ id: 'agency.commission.noneAbove', message: 'NGR, without a plan from above' })
            : t({ id: 'agency.commission.above', message: 'Earned from above' })
        }
        value={above === undefined ? undefined : money(above, currency)}
        note={isOperator || row || !commission ? undefined : t({ id: 'agency.commission.noPlan', message: 'No plan' })}
      />
      <FigureTile
        name={t({ id: 'agency.commission.owed', message: 'Owed below' })}
        value={owed === undefined ? undefined : money(owed, currency)}
      />
      <FigureTile
        name={
          own
            ? t({ id: 'agency.commission.mine', message: 'Mine' })
            : t({ id: 'agency.commission.theirs', message: 'Left for the agent' })
        }
        value={keeps === undefined ? undefined : <SignedMoney amount={keeps} currency={currency} />}
      />
    </FigureTiles>
  );
}
