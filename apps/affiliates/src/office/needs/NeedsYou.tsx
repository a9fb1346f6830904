import type { AgencyAlerts, VoidAlert } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Dimmed, Panel, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';

import { alertsQuery } from '../../data/reports/alert-queries.ts';
import { connectionQuery } from '../../data/tree-queries.ts';
import { useTooBroad } from '../../figures/PeriodChoice.tsx';
import { AgencyFault, faultCode } from '../../frame/AgencyFault.tsx';
import { AsOf, useStale } from '../../money/AsOf.tsx';
import { DecisionDialog } from '../../tickets/requests/DecisionDialog.tsx';
import { AlertGroup } from './AlertGroup.tsx';
import { BlockRow, FloatRow, LimitRow, StatementRow, VoidRow, WinRow } from './AlertRows.tsx';
import * as css from './needs.css.ts';

interface Acts {
  /** Undefined for somebody who may not move money. */
  readonly onAdd: ((userId: string) => void) | undefined;
  /** Why no credit can be added now. */
  readonly closed: string | undefined;
}

/** What waits for the agent, by kind: each alert with a link to where it is dealt with, or with the act itself (OP-87). */
export function NeedsYou(props: Acts): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const tooBroad = useTooBroad();
  const query = useQuery(alertsQuery(api));
  const stale = useStale(query);
  const [deciding, decide] = useState<VoidAlert>();
  const { data, error } = query;
  const content = (): ReactNode => {
    if (data !== undefined) return <AlertGroups alerts={data} onDecide={decide} {...props} />;
    if (error === null) return <Skeleton height={24} />;
    if (faultCode(error) === 'tooBroad') return <Text>{tooBroad}</Text>;
    return (
      <AgencyFault
        error={error}
        title={t({ id: 'agency.needs.failed', message: 'What waits for you could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  };
  return (
    <Panel title={t({ id: 'agency.office.needsYou', message: 'Needs you' })}>
      <div className={css.stack}>
        <AsOf fetched={query} />
        <Dimmed stale={stale}>{content()}</Dimmed>
      </div>
      {deciding ? <DecisionDialog request={deciding} onClose={() => decide(undefined)} /> : null}
    </Panel>
  );
}

function AlertGroups(
  props: Acts & { readonly alerts: AgencyAlerts; readonly onDecide: (request: VoidAlert) => void },
): ReactElement {
  const { alerts, onDecide, onAdd, closed } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const above = t({ id: 'agency.void.above', message: 'somebody above you' });
  const parent = useQuery(connectionQuery(api)).data?.parent?.username ?? above;
  const { asOf: now, voidRequests, lowFloats, limits, blocks, statements, wins } = alerts;
  const groups = [
    {
      title: t({ id: 'agency.void.requests', message: 'Void requests' }),
      urgent: true,
      part: voidRequests,
      rows: voidRequests?.rows.map((row) => (
        <VoidRow key={row.id} alert={row} now={now} onDecide={() => onDecide(row)} />
      )),
    },
    {
      title: t({ id: 'agency.needs.lowFloats', message: 'Low credit' }),
      urgent: true,
      part: lowFloats,
      rows: lowFloats?.rows.map((row) => (
        <FloatRow key={`${row.userId} ${row.currency}`} alert={row} onAdd={onAdd} closed={closed} />
      )),
    },
    {
      title: t({ id: 'agency.needs.limits', message: 'Close to a limit' }),
      urgent: false,
      part: limits,
      rows: limits?.rows.map((row) => <LimitRow key={`${row.userId} ${row.currency}`} alert={row} now={now} />),
    },
    {
      title: t({ id: 'agency.needs.blocks', message: 'Blocked from above' }),
      urgent: false,
      part: blocks,
      rows: blocks?.rows.map((row) => <BlockRow key={row.userId} alert={row} now={now} />),
    },
    {
      title: t({ id: 'agency.needs.statements', message: 'Unpaid statements' }),
      urgent: true,
      part: statements,
      rows: statements?.rows.map((row) => (
        <StatementRow key={`${row.periodId} ${row.userId} ${row.currency}`} alert={row} parent={parent} />
      )),
    },
    {
      title: t({ id: 'agency.needs.wins', message: 'Big wins of the last 24 hours' }),
      urgent: false,
      part: wins,
      rows: wins?.rows.map((row) => <WinRow key={row.ticketId} alert={row} now={now} />),
    },
  ].filter(({ part }) => (part?.count ?? 0) > 0);
  if (groups.length === 0)
    return <Text tone="secondary">{t({ id: 'agency.needs.nothing', message: 'Nothing waits for you' })}</Text>;
  return (
    <div className={css.groups}>
      {groups.map(({ title, urgent, part, rows = [] }) => (
        <AlertGroup key={title} title={title} urgent={urgent} count={part?.count ?? 0} rows={rows} />
      ))}
    </div>
  );
}
