import { useFormats } from '@kvota/shell';
import { Text, TicketNotice, Verdict } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFigureName } from '../../figures/use-figure-name.ts';
import { useProductName } from '../../figures/use-product-name.ts';
import { isEqual, type StatementChecks } from './check-statement.ts';
import type { VerifyState } from './use-verify.ts';

/** What came of a verification: equal, or the first figure or step that differs. */
export function VerifyResult({ state }: { readonly state: VerifyState }): ReactElement | null {
  const { t } = useLingui();
  if (state.status === 'failed')
    return (
      <TicketNotice tone="warning" urgent>
        {t({
          id: 'agency.verify.failed',
          message: 'Nothing was checked: the movements could not be loaded. Try again.',
        })}
      </TicketNotice>
    );
  if (state.status !== 'done') return null;
  const { checks } = state;
  const equal = isEqual(checks);
  return (
    <Verdict
      tone={!equal ? 'danger' : checks.seal === 'equal' ? 'success' : 'warning'}
      title={
        equal
          ? t({ id: 'agency.verify.equal', message: 'Computed again in this browser: equal' })
          : t({ id: 'agency.verify.different', message: 'Computed again in this browser: not equal' })
      }
    >
      <RowsCheck checks={checks} />
      <StepsCheck checks={checks} />
      <SealCheck checks={checks} />
    </Verdict>
  );
}

function RowsCheck({ checks }: { readonly checks: StatementChecks }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const productName = useProductName();
  const figureName = useFigureName();
  const { rows } = checks;
  if (!rows) return null;
  const { count, compared } = rows;
  if (compared.status === 'equal')
    return (
      <Text size="sm">
        {t({
          id: 'agency.verify.rows',
          message: plural(count, {
            one: '# movement adds up to the figures.',
            other: '# movements add up to the figures.',
          }),
        })}
      </Text>
    );
  const product = productName(compared.product);
  const figure = figureName(compared.figure === 'selections' ? 'stake' : compared.figure);
  const [stated, summed] = [formats.number(compared.stated), formats.number(compared.summed)];
  return (
    <Text size="sm">
      {t({
        id: 'agency.verify.rowsDiffer',
        message: `${product}, ${figure}: the statement has ${stated}, the movements add up to ${summed}.`,
      })}
    </Text>
  );
}

/** Writes the amount of a stated or a computed step; anything else is shown as it is. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'amount' in value) return String(value.amount);
  return value === undefined ? '–' : JSON.stringify(value).slice(0, 60);
};

function StepsCheck({ checks }: { readonly checks: StatementChecks }): ReactElement {
  const { t } = useLingui();
  const { steps } = checks;
  if (steps.status === 'equal')
    return <Text size="sm">{t({ id: 'agency.verify.steps', message: 'Every step leads to the same amount.' })}</Text>;
  if (steps.status === 'unreadable') {
    const path = steps.faults[0]?.path ?? '';
    return (
      <Text size="sm">{t({ id: 'agency.verify.unreadable', message: `The document cannot be read: ${path}` })}</Text>
    );
  }
  const { path } = steps;
  const [stated, computed] = [shown(steps.stated), shown(steps.computed)];
  return (
    <Text size="sm">
      {t({
        id: 'agency.verify.stepsDiffer',
        message: `First difference at ${path}: the statement has ${stated}, the computation ${computed}.`,
      })}
    </Text>
  );
}

function SealCheck({ checks }: { readonly checks: StatementChecks }): ReactElement | null {
  const { t } = useLingui();
  switch (checks.seal) {
    case 'open':
      return null;
    case 'equal':
      return <Text size="sm">{t({ id: 'agency.verify.seal', message: 'The hash fits the document.' })}</Text>;
    case 'different':
      return (
        <Text size="sm">
          {t({
            id: 'agency.verify.sealDiffers',
            message: 'The hash does not fit: the document was changed after it was drawn up.',
          })}
        </Text>
      );
    case 'unavailable':
      return (
        <Text size="sm">
          {t({
            id: 'agency.verify.sealUnavailable',
            message: 'The hash was not checked: browsers offer that on pages with https only.',
          })}
        </Text>
      );
  }
}
