import type { CommissionLine, CommissionPeriod, Money } from '@kvota/contracts';
import { SignedMoney, onlineAtom, useHost } from '@kvota/shell';
import { Badge, Button, DataTable, sumDecimals, Text, TicketNotice, type DataColumn } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import { usePeriodName } from '../../commission/use-period-name.ts';
import { faultCode } from '../../frame/AgencyFault.tsx';
import { useAmount, useCurrency } from '../../frame/use-currency.ts';
import * as css from '../plan.css.ts';

interface Week {
  readonly period: CommissionPeriod;
  readonly childGets: Money;
  readonly callerGets: Money;
  readonly callerKeeps: Money;
}

/** Payments of the typed lines in the last 13 weeks. Weeks in which the giver would have lost are marked. */
export function PlanPreview(props: {
  readonly userId: string;
  readonly lines: readonly CommissionLine[];
}): ReactElement {
  const { userId, lines } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const online = useAtomValue(onlineAtom);
  const currency = useCurrency();
  const preview = useMutation({
    mutationFn: () =>
      api.agencyPlanPreview({
        body: { userId, lines: [...lines], ...(currency && { currencyId: currency.id }) },
      }),
  });
  const { data, isError, isPending } = preview;
  return (
    <div className={css.stack}>
      <div>
        <Button
          icon={<IconHistory size={18} />}
          busy={isPending}
          disabledReason={online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' })}
          onClick={() => preview.mutate()}
        >
          {t({ id: 'agency.preview', message: 'Preview on the last 13 weeks' })}
        </Button>
      </div>
      {isError ? (
        <TicketNotice tone="warning" urgent>
          {faultCode(preview.error) === 'tooManyLookups'
            ? t({ id: 'agency.preview.tooMany', message: 'Too many previews in a short time. Try again in a minute.' })
            : t({ id: 'agency.preview.failed', message: 'The preview could not be computed. Try again.' })}
        </TicketNotice>
      ) : null}
      {data ? <Weeks weeks={data.periods} currency={data.currency} /> : null}
    </div>
  );
}

function Weeks(props: { readonly weeks: readonly Week[]; readonly currency: string }): ReactElement {
  const { weeks, currency } = props;
  const { t } = useLingui();
  const periodName = usePeriodName();
  const money = useAmount();
  const lost = weeks.filter(({ callerKeeps }) => callerKeeps.startsWith('-')).length;
  const written = (id: keyof Week, amount: Money): ReactNode =>
    id === 'callerKeeps' ? <SignedMoney amount={amount} currency={currency} /> : money(amount, currency);
  const amount = (id: 'childGets' | 'callerGets' | 'callerKeeps', header: string): DataColumn<Week> => ({
    id,
    header,
    align: 'end',
    cell: (week) => written(id, week[id]),
    total: written(id, sumDecimals(weeks.map((week) => week[id]))),
  });
  if (weeks.length === 0)
    return (
      <Text tone="secondary">
        {t({ id: 'agency.preview.none', message: 'No period has closed yet, so there is nothing to compute on.' })}
      </Text>
    );
  return (
    <>
      <TicketNotice tone={lost > 0 ? 'warning' : 'success'}>
        {lost === 0
          ? t({ id: 'agency.preview.noLoss', message: 'You would have kept something in each of them.' })
          : t({
              id: 'agency.preview.loss',
              message: plural(lost, {
                one: 'In # period you would have paid more than you earn.',
                other: 'In # periods you would have paid more than you earn.',
              }),
            })}
      </TicketNotice>
      <DataTable<Week>
        caption={t({ id: 'agency.preview', message: 'Preview on the last 13 weeks' })}
        rows={weeks}
        rowKey={({ period }) => period.id}
        columns={[
          {
            id: 'period',
            header: t({ id: 'agency.transfers.period', message: 'Period' }),
            primary: true,
            cell: ({ period, callerKeeps }) => (
              <>
                {periodName(period)}{' '}
                {callerKeeps.startsWith('-') ? (
                  <Badge tone="danger">{t({ id: 'agency.preview.lossMark', message: 'Loss' })}</Badge>
                ) : null}
              </>
            ),
            total: t({ id: 'agency.figure.total', message: 'Total' }),
          },
          amount('childGets', t({ id: 'agency.preview.childGets', message: 'The agent gets' })),
          amount('callerGets', t({ id: 'agency.preview.callerGets', message: 'You get from above' })),
          amount('callerKeeps', t({ id: 'agency.preview.callerKeeps', message: 'You keep' })),
        ]}
      />
    </>
  );
}
