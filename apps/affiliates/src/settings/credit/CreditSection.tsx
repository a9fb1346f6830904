import type { AgencyNode, CreditLine } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Heading, Panel, SettingRow, SettingRows, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { creditIn, currenciesOf, currencyFor, type Currency } from '../../data/credit-in.ts';
import { connectionQuery } from '../../data/tree-queries.ts';
import * as css from '../../frame/frame.css.ts';
import { useMay } from '../../frame/rights/use-may.ts';
import { useAmount, useCurrency } from '../../frame/use-currency.ts';
import { mayLend } from '../../money/move/move-debt.ts';
import { LineEditor } from './LineEditor.tsx';

/** The credit line of a user and the mark of its float: a form for the parent, facts for everybody else (OP-74). */
export function CreditSection({ node }: { readonly node: AgencyNode }): ReactElement | null {
  const { t } = useLingui();
  const { api } = useHost();
  const may = useMay();
  const connection = useQuery(connectionQuery(api));
  const chosen = useCurrency()?.id;
  const currency = currencyFor(currenciesOf(node.wallets), chosen);
  const line = node.lines.find(({ currencyId }) => currencyId === currency?.id);
  const lends = mayLend(connection.data?.lending, node.kind);
  const isChild = node.path.length === 2;
  // Nothing to see: a player where none gets credit, or the operator.
  if (currency === undefined || node.kind === 'root' || (!lends && node.kind === 'player' && !line)) return null;
  return (
    <Panel>
      {isChild && may('users') && may('money') && connection.data ? (
        <LineEditor key={currency.id} {...{ node, currency, line, lends }} />
      ) : (
        <div className={css.stack}>
          <Heading level={2} size="md">
            {t({ id: 'agency.line.title', message: 'Credit line' })}
          </Heading>
          <LineFacts {...{ node, currency, line }} />
          {isChild ? null : (
            <Text size="sm" tone="secondary">
              {t({ id: 'agency.settings.parentOnly', message: 'Only the agent directly above changes this.' })}
            </Text>
          )}
        </div>
      )}
    </Panel>
  );
}

function LineFacts(props: {
  readonly node: AgencyNode;
  readonly currency: Currency;
  readonly line: CreditLine | undefined;
}): ReactElement {
  const { node, currency, line } = props;
  const { t } = useLingui();
  const money = useAmount();
  const written = (amount: string): string => money(amount, currency.code);
  return (
    <SettingRows>
      <SettingRow
        name={t({ id: 'agency.line.limit', message: 'Highest debt' })}
        ownLabel={t({ id: 'agency.line.title', message: 'Credit line' })}
        own={written(line?.limit ?? '0.00')}
        inForceLabel={t({ id: 'agency.line.debt', message: 'Debt now' })}
        inForce={written(line?.debt ?? '0.00')}
      />
      {node.kind === 'agent' ? (
        <SettingRow
          name={t({ id: 'agency.line.mark', message: 'Warn below this credit' })}
          ownLabel={t({ id: 'agency.line.markShort', message: 'Mark' })}
          own={typeof line?.lowFloat === 'string' ? written(line.lowFloat) : '–'}
          inForceLabel={t({ id: 'agency.line.creditNow', message: 'Credit now' })}
          inForce={written(creditIn(node, currency) ?? '0.00')}
        />
      ) : null}
    </SettingRows>
  );
}
