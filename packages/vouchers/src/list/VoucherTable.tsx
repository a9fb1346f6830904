import type { CallAnswer, Calls, VoucherLine, VoucherState } from '@kvota/contracts';
import { useFormats, useOwnMoney } from '@kvota/shell';
import { Badge, Button, DataTable, EmptyState, type BadgeTone } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

import * as css from '../vouchers.css.ts';
import { useStateName } from '../words/use-state-name.ts';

const pageSize = 20;
const tones: Readonly<Record<VoucherState, BadgeTone>> = {
  open: 'success',
  used: 'info',
  back: 'neutral',
  expired: 'neutral',
};

export interface VoucherTableProps {
  readonly query: UseQueryResult<CallAnswer<Calls['voucherHistory']>>;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly onTakeBack: (line: VoucherLine) => void;
  /** Shown in place of an empty list. @default that there are no vouchers yet */
  readonly empty?: ReactNode;
}

/** The vouchers that a user made and redeemed. Open ones can be taken back. The code is never listed, only its end. */
export function VoucherTable(props: VoucherTableProps): ReactElement {
  const { query, page, onPageChange, onTakeBack } = props;
  const stateName = useStateName();
  const { t } = useLingui();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const { data } = query;
  const time = (moment: string | null | undefined): string =>
    typeof moment === 'string' ? formats.dateTime(moment) : '–';
  return (
    <DataTable<VoucherLine>
      caption={t({ id: 'vouchers.title', message: 'Vouchers' })}
      rows={data?.result ?? []}
      rowKey={({ id, kind }) => `${id} ${kind}`}
      rowCount={data?.rowCount ?? 0}
      pageSizes={[pageSize]}
      view={{ sort: null, filters: {}, page, pageSize }}
      onViewChange={(view) => onPageChange(view.page)}
      skeletonRows={6}
      loading={query.isPending || query.isPlaceholderData}
      failure={
        query.isError && data === undefined
          ? {
              title: t({ id: 'vouchers.failed', message: 'Your vouchers could not be loaded' }),
              onRetry: () => void query.refetch(),
            }
          : undefined
      }
      empty={
        props.empty ?? (
          <EmptyState art="ticket" headingLevel={2} title={t({ id: 'vouchers.none', message: 'No vouchers yet' })}>
            {t({ id: 'vouchers.noneHint', message: 'Vouchers that you make or redeem are listed here.' })}
          </EmptyState>
        )
      }
      columns={[
        {
          id: 'when',
          header: t({ id: 'vouchers.when', message: 'When' }),
          primary: true,
          cell: ({ createdAt, redeemedAt }) => time(createdAt ?? redeemedAt),
        },
        {
          id: 'kind',
          header: t({ id: 'vouchers.kind', message: 'Kind' }),
          cell: ({ kind }) =>
            kind === 'created'
              ? t({ id: 'vouchers.own', message: 'Made by you' })
              : t({ id: 'vouchers.redeemed', message: 'Redeemed by you' }),
        },
        {
          id: 'code',
          header: t({ id: 'vouchers.ending', message: 'Code ends with' }),
          cell: ({ last4 }) => last4,
        },
        {
          id: 'state',
          header: t({ id: 'vouchers.state', message: 'State' }),
          cell: ({ state, kind }) =>
            kind === 'redeemed' ? '–' : <Badge tone={tones[state]}>{stateName(state)}</Badge>,
        },
        {
          id: 'until',
          header: t({ id: 'vouchers.until', message: 'Valid until' }),
          cell: ({ state, expiresAt }) => (state === 'open' ? time(expiresAt) : '–'),
        },
        {
          id: 'amount',
          header: t({ id: 'vouchers.amount', message: 'Amount' }),
          align: 'end',
          cell: (line) => (
            <span className={css.inline}>
              {money(line.amount, line.currency)}
              {line.kind === 'created' && line.state === 'open' ? (
                <Button size="sm" onClick={() => onTakeBack(line)}>
                  {t({ id: 'vouchers.back', message: 'Take back' })}
                </Button>
              ) : null}
            </span>
          ),
        },
      ]}
    />
  );
}
