import type { AgencyNode } from '@kvota/contracts';
import { FigureTile, FigureTiles, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';

/** The debt of the agent to the one above, and the rest of the credit line. Renders nothing without a line and a debt. */
export function OwnDebt(props: { readonly node: AgencyNode; readonly parent: string }): ReactElement | null {
  const { node, parent } = props;
  const { t } = useLingui();
  const money = useAmount();
  const lines = node.lines.filter(({ limit, debt }) => /[1-9]/.test(limit + debt));
  if (lines.length === 0) return null;
  return (
    <Panel title={t({ id: 'agency.office.debt', message: `Your debt to ${parent}` })}>
      <FigureTiles>
        {lines.flatMap(({ currencyId, currency, debt, left, limit }) => [
          <FigureTile
            key={`debt ${currencyId}`}
            name={t({ id: 'agency.office.owed', message: 'Owed' })}
            value={money(debt, currency)}
          />,
          <FigureTile
            key={`left ${currencyId}`}
            name={t({ id: 'agency.office.lineLeft', message: 'Left of the credit line' })}
            value={money(left, currency)}
          />,
          <FigureTile
            key={`limit ${currencyId}`}
            name={t({ id: 'agency.line.title', message: 'Credit line' })}
            value={money(limit, currency)}
          />,
        ])}
      </FigureTiles>
    </Panel>
  );
}
