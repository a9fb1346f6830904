import { PageLink, useFormats } from '@kvota/shell';
import { linkProps, Panel, Sheet, SheetLine, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { usePeriodOf } from '../commission/use-period-of.ts';
import type { StatementAnswer } from '../data/reports/commission-queries.ts';
import { useAmount } from '../frame/use-currency.ts';

/** Corrections of this statement, which later ones count. Renders nothing if there are none. */
export function CorrectionsPanel({ statement }: { readonly statement: StatementAnswer }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const periodOf = usePeriodOf();
  const { currency, period, row } = statement;
  const later = statement.corrections.filter(({ periodId }) => periodId === period.id);
  if (later.length === 0) return null;
  return (
    <Panel title={t({ id: 'agency.statement.correctedLater', message: 'Corrected later' })}>
      <Text size="sm" tone="secondary">
        {t({
          id: 'agency.statement.correctedText',
          message: 'This statement is unchanged. Later statements count these amounts.',
        })}
      </Text>
      <Sheet>
        {later.map(({ id, amount, reason, by, at, countedIn }) => (
          <SheetLine
            key={id}
            name={
              <PageLink
                page="affiliatesStatement"
                params={{ period: countedIn }}
                search={{ user: row.userId }}
                {...linkProps()}
              >
                {periodOf(countedIn)}
              </PageLink>
            }
            note={[reason, by, formats.dateTime(at)].join(' · ')}
            amount={money(amount, currency)}
          />
        ))}
      </Sheet>
    </Panel>
  );
}
