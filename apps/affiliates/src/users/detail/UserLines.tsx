import type { AgencyNode } from '@kvota/contracts';
import { moneyToMinor } from '@kvota/contracts';
import { Fact, FactList, Panel, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { creditIn } from '../../data/credit-in.ts';
import { useAmount } from '../../frame/use-currency.ts';

/** The credit lines of a user, what is used and left of them, and a warning below the mark. Renders nothing without any. */
export function UserLines({ node }: { readonly node: AgencyNode }): ReactElement | null {
  const { t } = useLingui();
  const money = useAmount();
  const lines = node.lines.filter(({ limit, debt, lowFloat }) => lowFloat !== null || /[1-9]/.test(limit + debt));
  if (lines.length === 0) return null;
  return (
    <>
      {lines.map(({ currency, currencyId, limit, debt, left, lowFloat }) => {
        const credit = creditIn(node, { id: currencyId, code: currency }) ?? '0.00';
        const isLow = lowFloat !== null && moneyToMinor(credit) < moneyToMinor(lowFloat);
        const [has, least] = [money(credit, currency), money(lowFloat ?? '0.00', currency)];
        return (
          <Panel key={currencyId} title={t({ id: 'agency.line.title', message: 'Credit line' })}>
            {isLow ? (
              <TicketNotice tone="warning">
                {t({ id: 'agency.office.lowFloat', message: `Credit ${has}, below the mark of ${least}` })}
              </TicketNotice>
            ) : null}
            <FactList>
              <Fact name={t({ id: 'agency.line.limit', message: 'Highest debt' })} value={money(limit, currency)} />
              <Fact name={t({ id: 'agency.line.debt', message: 'Debt now' })} value={money(debt, currency)} />
              <Fact
                name={t({ id: 'agency.office.lineLeft', message: 'Left of the credit line' })}
                value={money(left, currency)}
              />
              {lowFloat === null ? null : (
                <Fact name={t({ id: 'agency.line.mark', message: 'Warn below this credit' })} value={least} />
              )}
            </FactList>
          </Panel>
        );
      })}
    </>
  );
}
