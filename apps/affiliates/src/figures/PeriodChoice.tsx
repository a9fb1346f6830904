import { agencyPeriods, type AgencyPeriod, type FigureDays } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { ChipSelect, DateRange, isoOf, noonOf, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { mostDays, type PeriodSearch } from '../data/reports/period-search.ts';
import * as css from './figures.css.ts';

interface PeriodChoiceProps {
  readonly search: PeriodSearch;
  readonly usual: AgencyPeriod;
  readonly onSearch: (search: PeriodSearch) => void;
  /** The days that the platform counted. */
  readonly days: FigureDays | undefined;
}

/** Returns the names of periods. */
export function usePeriodName(): (period: AgencyPeriod) => string {
  const { t } = useLingui();
  const names: Record<AgencyPeriod, string> = {
    today: t({ id: 'agency.period.today', message: 'Today' }),
    yesterday: t({ id: 'agency.period.yesterday', message: 'Yesterday' }),
    thisWeek: t({ id: 'agency.period.thisWeek', message: 'This week' }),
    lastWeek: t({ id: 'agency.period.lastWeek', message: 'Last week' }),
    thisMonth: t({ id: 'agency.period.thisMonth', message: 'This month' }),
    lastMonth: t({ id: 'agency.period.lastMonth', message: 'Last month' }),
  };
  return (period) => names[period];
}

/** Chooses the days of a report by name, or any of them. Its days are those of the operator's time zone. */
export function PeriodChoice({ search, usual, onSearch, days }: PeriodChoiceProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  const periodName = usePeriodName();
  const own = search.from !== undefined && search.to !== undefined ? { from: search.from, to: search.to } : null;
  const today = isoOf(new Date(serverNow()));
  return (
    <div className={css.line}>
      <ChipSelect<AgencyPeriod | 'own'>
        label={t({ id: 'agency.transfers.period', message: 'Period' })}
        value={own ? 'own' : (search.p ?? usual)}
        onValueChange={(next) => {
          if (next === 'own') onSearch(days ? { from: days.from, to: days.to } : { from: today, to: today });
          else onSearch(next === usual ? {} : { p: next });
        }}
        items={[
          ...agencyPeriods.map((value) => ({ value, label: periodName(value) })),
          { value: 'own', label: t({ id: 'agency.period.own', message: 'Choose days' }) },
        ]}
      />
      {own ? (
        <DateRange
          className={css.days}
          size="sm"
          hideLabel
          label={t({ id: 'agency.transfers.period', message: 'Period' })}
          value={own}
          onValueChange={(span) => onSearch(span ? { from: span.from, to: span.to } : {})}
          today={today}
          max={today}
          words={formats.calendar}
          placeholder={t({ id: 'agency.transfers.anyTime', message: 'Any time' })}
        />
      ) : days ? (
        <Text size="sm" tone="secondary">
          {days.from === days.to
            ? formats.date(noonOf(days.from))
            : formats.dateRange(noonOf(days.from), noonOf(days.to))}
        </Text>
      ) : null}
    </div>
  );
}

/** The text for a report that covers too many days. */
export function useTooBroad(): string {
  const { t } = useLingui();
  return t({ id: 'agency.period.tooBroad', message: `Choose at most ${mostDays} days.` });
}
