import { useFormats, useHost, type Days } from '@kvota/shell';
import { DateRange, isoOf, namedSpans, type DateSpan } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

type SpanName = keyof ReturnType<typeof namedSpans>;

/** The days of a list, chosen by name or in a calendar that ends today. */
export function DayFilter(props: {
  /** The days of the address. */
  readonly days: Days;
  /** The spans that can be chosen by name, in order. */
  readonly spans: readonly SpanName[];
  /** Names the days that are shown while none are chosen. @default any time */
  readonly placeholder?: string;
  readonly className: string;
  /** Receives null if the choice was cleared. */
  readonly onDays: (days: DateSpan | null) => void;
}): ReactElement {
  const { days, spans, placeholder, className, onDays } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  const spanName = useSpanName();
  const { from, to } = days;
  const today = isoOf(new Date(serverNow()));
  const spanOf = namedSpans(today);
  return (
    <DateRange
      className={className}
      size="sm"
      hideLabel
      clearable
      label={t({ id: 'agency.transfers.period', message: 'Period' })}
      value={from !== undefined && to !== undefined ? { from, to } : null}
      onValueChange={onDays}
      today={today}
      max={today}
      words={formats.calendar}
      placeholder={placeholder ?? t({ id: 'agency.transfers.anyTime', message: 'Any time' })}
      presets={spans.map((name) => ({ label: spanName(name), span: spanOf[name] }))}
    />
  );
}

/** Returns the names of spans that end today or yesterday, or with the last month. */
function useSpanName(): (name: SpanName) => string {
  const { t } = useLingui();
  const names: Record<SpanName, string> = {
    today: t({ id: 'agency.period.today', message: 'Today' }),
    yesterday: t({ id: 'agency.period.yesterday', message: 'Yesterday' }),
    last7: t({ id: 'agency.period.last7', message: 'Last 7 days' }),
    last30: t({ id: 'agency.period.last30', message: 'Last 30 days' }),
    thisMonth: t({ id: 'agency.period.thisMonth', message: 'This month' }),
    lastMonth: t({ id: 'agency.period.lastMonth', message: 'Last month' }),
  };
  return (name) => names[name];
}
