import { creditHiddenAtom, instantsOf, useFormats, useHost } from '@kvota/shell';
import {
  Button,
  DateRange,
  Dimmed,
  EmptyState,
  ErrorState,
  isoOf,
  Panel,
  PrintOnly,
  ScreenOnly,
  Skeleton,
  type DateSpan,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useState, type ReactElement } from 'react';

import { AsOf, useStale } from '../frame/AsOf.tsx';
import { useMoneyMoved } from '../frame/use-money-moved.ts';
import * as css from '../protection/limits.css.ts';
import { ActivityCsv } from './ActivityCsv.tsx';
import { hasActivity, spanBefore } from './activity-lines.ts';
import { CurrencyStatement } from './CurrencyStatement.tsx';
import { PlayedTime } from './PlayedTime.tsx';

/** The statement of what the player paid and played in a period, and since the account exists. It can be printed and saved (OP-87). */
export function ActivityPanel(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { api, serverNow } = useHost();
  const hidden = useAtomValue(creditHiddenAtom);
  const today = isoOf(new Date(serverNow()));
  const [chosen, setChosen] = useState<DateSpan>();
  const span = chosen ?? spanBefore(today, { days: 29 });
  const query = useQuery({
    queryKey: ['playerActivity', span],
    queryFn: ({ signal }) => api.playerActivity({ signal, query: instantsOf(span) }),
    placeholderData: keepPreviousData,
  });
  const { data, refetch } = query;
  useMoneyMoved(useCallback(() => void refetch(), [refetch]));
  const stale = useStale(query);
  const shown = data?.result.filter(hasActivity) ?? [];
  const time = { sessions: data?.sessions ?? 0, minutes: data?.minutes ?? 0 };
  return (
    <Panel
      title={t({ id: 'activity.title', message: 'Activity' })}
      actions={
        <div className={css.actions}>
          <ActivityCsv activity={shown} time={time} span={span} hidden={hidden} />
          <Button size="sm" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t({ id: 'activity.print', message: 'Print' })}
          </Button>
        </div>
      }
    >
      <div className={css.part}>
        <PrintOnly>{formats.dateRange(span.from, span.to)}</PrintOnly>
        <ScreenOnly className={css.field}>
          <DateRange
            size="sm"
            label={t({ id: 'transactions.period', message: 'Period' })}
            value={span}
            onValueChange={(next) => setChosen(next ?? undefined)}
            today={today}
            max={today}
            words={formats.calendar}
            presets={[
              { label: t({ id: 'period.last30', message: 'Last 30 days' }), span: spanBefore(today, { days: 29 }) },
              {
                label: t({ id: 'activity.months3', message: 'Last 3 months' }),
                span: spanBefore(today, { months: 3 }),
              },
              {
                label: t({ id: 'activity.months12', message: 'Last 12 months' }),
                span: spanBefore(today, { months: 12 }),
              },
            ]}
          />
        </ScreenOnly>
        <AsOf fetched={query} />
        {data !== undefined ? (
          <Dimmed stale={stale || query.isPlaceholderData}>
            {shown.length === 0 ? (
              <EmptyState
                art="history"
                headingLevel={3}
                title={t({ id: 'activity.none', message: 'You have not paid or played yet' })}
              />
            ) : (
              <div className={css.stack}>
                {shown.map((activity) => (
                  <CurrencyStatement
                    key={activity.currencyId}
                    activity={activity}
                    since={data.since}
                    isOnly={shown.length === 1}
                  />
                ))}
                <PlayedTime {...time} />
              </div>
            )}
          </Dimmed>
        ) : query.isError ? (
          <ErrorState
            headingLevel={3}
            title={t({ id: 'activity.failed', message: 'Your activity could not be loaded' })}
            onRetry={() => void refetch()}
            busy={query.isFetching}
          />
        ) : (
          <div className={css.cards} aria-busy="true">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} width="100%" height="240px" />
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
}
