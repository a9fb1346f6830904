import type { PromoCode } from '@kvota/contracts';
import { SignedMoney, useFormats, useHost } from '@kvota/shell';
import { Badge, DataTable, type DataTableProps } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useFigureName } from '../figures/use-figure-name.ts';
import { useAmount } from '../frame/use-currency.ts';
import { codeState, sumCodes, type CodeState, type Funnel } from './code-figures.ts';
import { CodeDetail } from './CodeDetail.tsx';
import { useCodeState } from './use-code-state.ts';
import { useFunnelName } from './use-funnel-name.ts';

const tones = { active: 'success', off: 'neutral', expired: 'warning', usedUp: 'warning' } as const;

/** Promo codes as rows that open, or as cards on a phone, with their sums. */
export function CodeTable(props: Pick<DataTableProps<PromoCode>, 'rows' | 'loading' | 'empty'>): ReactElement {
  const { t } = useLingui();
  return (
    <DataTable<PromoCode>
      {...props}
      caption={t({ id: 'agency.page.promo', message: 'Promo codes' })}
      rowKey={({ code }) => code}
      columns={useColumns()}
      skeletonRows={4}
      densityToggle
      pageSizes={[25, 50, 100]}
      expandRow={(code) => <CodeDetail code={code} />}
      expandLabel={({ code }) => t({ id: 'agency.promo.details', message: `Details of code ${code}` })}
    />
  );
}

function useColumns(): DataTableProps<PromoCode>['columns'] {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const formats = useFormats();
  const money = useAmount();
  const figureName = useFigureName();
  const funnelName = useFunnelName();
  const stateName = useCodeState();
  const states = ['active', 'off', 'expired', 'usedUp'] as const satisfies readonly CodeState[];
  const signed = (amount: string, currency: string | undefined): ReactElement => (
    <SignedMoney {...{ amount, currency }} />
  );
  const step = (key: keyof Funnel): DataTableProps<PromoCode>['columns'][number] => ({
    id: key,
    header: funnelName(key),
    align: 'end',
    compare: (a, b) => a[key] - b[key],
    cell: (code) => formats.number(code[key]),
    total: (codes) => formats.number(sumCodes(codes)[key]),
  });
  return [
    {
      id: 'code',
      header: t({ id: 'agency.promo.code', message: 'Promo code' }),
      primary: true,
      compare: (a, b) => (a.code < b.code ? -1 : 1),
      cell: ({ code }) => code,
      total: t({ id: 'agency.figure.total', message: 'Total' }),
    },
    {
      id: 'state',
      header: t({ id: 'agency.state', message: 'State' }),
      filter: {
        kind: 'select',
        value: (code) => codeState(code, serverNow()),
        options: states.map((value) => ({ value, label: stateName(value) })),
      },
      cell: (code) => {
        const state = codeState(code, serverNow());
        return <Badge tone={tones[state]}>{stateName(state)}</Badge>;
      },
    },
    step('users'),
    step('firstDeposits'),
    step('activeUsers'),
    {
      id: 'stake',
      header: figureName('stake'),
      align: 'end',
      cell: ({ stake, currency }) => money(stake, currency),
      total: (codes) => money(sumCodes(codes).stake, codes[0]?.currency),
    },
    {
      id: 'ggr',
      header: figureName('ggr'),
      align: 'end',
      cell: ({ ggr, currency }) => signed(ggr, currency),
      total: (codes) => signed(sumCodes(codes).ggr, codes[0]?.currency),
    },
    {
      id: 'until',
      header: t({ id: 'agency.promo.until', message: 'Valid until' }),
      cell: ({ validUntil }) => (validUntil === null ? '–' : formats.dateTime(validUntil)),
    },
  ];
}
