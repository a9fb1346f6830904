import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { DayPicker, type DayPickerProps, type Matcher } from 'react-day-picker';
import { useLabels, type UiLabels } from '../../text/labels/Labels.tsx';
import * as css from './Calendar.css.ts';
import type { CalendarWords } from './calendar-words.ts';
import { clampSpan, isoOf, noonOf, spanOf, type DateSpan, type IsoDate } from './iso-date.ts';

/** A named range: yesterday, this month. */
export interface DatePreset {
  readonly label: string;
  readonly span: DateSpan;
}

export interface DateRangePanelProps {
  readonly value: DateSpan | null;
  readonly onPick: (span: DateSpan) => void;
  readonly today: IsoDate;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly presets: readonly DatePreset[];
  readonly words: CalendarWords;
  readonly months: 1 | 2;
}

/** Presets and calendar: the first press sets one end of the range, the second the other. */
export function DateRangePanel(props: DateRangePanelProps): ReactElement {
  const { value, onPick, today, min, max, presets, words, months } = props;
  const labels = useLabels();
  const [start, setStart] = useState<IsoDate | null>(null);
  const [over, setOver] = useState<IsoDate | null>(null);
  const shown = start === null ? value : spanOf(start, over ?? start);
  const look = (date: Date): void => setOver(isoOf(date));
  const outside: Matcher[] = [];
  if (min !== undefined) outside.push({ before: noonOf(min) });
  if (max !== undefined) outside.push({ after: noonOf(max) });
  return (
    <div className={css.panel}>
      <Presets presets={presets} value={value} min={min} max={max} onPick={onPick} />
      <DayPicker
        mode="range"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the grid takes the focus when the calendar opens
        autoFocus
        fixedWeeks
        lang={words.tag}
        weekStartsOn={words.firstWeekday}
        numberOfMonths={months}
        today={noonOf(today)}
        defaultMonth={noonOf(value?.from ?? today)}
        startMonth={min === undefined ? undefined : noonOf(min)}
        {...(max !== undefined && { endMonth: noonOf(max) })}
        disabled={outside}
        selected={shown ? { from: noonOf(shown.from), to: noonOf(shown.to) } : undefined}
        onSelect={(_span, date) => {
          const day = isoOf(date);
          if (start === null) setStart(day);
          else onPick(spanOf(start, day));
        }}
        onDayMouseEnter={look}
        onDayFocus={look}
        classNames={css.classNames}
        components={{ Chevron }}
        formatters={{
          formatCaption: (month) => captionOf(month, words),
          formatWeekdayName: (day) => words.weekdaysShort[day.getDay()] ?? '',
        }}
        labels={calendarLabels(words, labels)}
        footer={start === null ? labels.firstDay : labels.lastDay}
      />
    </div>
  );
}

function captionOf(month: Date, words: CalendarWords): string {
  return `${words.months[month.getMonth()] ?? ''} ${month.getFullYear()}`;
}

function calendarLabels(words: CalendarWords, labels: UiLabels): NonNullable<DayPickerProps['labels']> {
  return {
    labelNav: () => `${labels.previousMonth}, ${labels.nextMonth}`,
    labelGrid: (month) => captionOf(month, words),
    labelPrevious: () => labels.previousMonth,
    labelNext: () => labels.nextMonth,
    labelWeekday: (date) => words.weekdays[date.getDay()] ?? '',
    labelDayButton: (date, modifiers) =>
      modifiers['today'] === true ? `${words.longDate(date)}, ${labels.today}` : words.longDate(date),
  };
}

function Chevron({ orientation }: { readonly orientation?: 'up' | 'down' | 'left' | 'right' }): ReactElement {
  const Drawing = orientation === 'left' ? IconChevronLeft : IconChevronRight;
  return <Drawing size={20} aria-hidden="true" />;
}

function Presets(props: {
  readonly presets: readonly DatePreset[];
  readonly value: DateSpan | null;
  readonly min: IsoDate | undefined;
  readonly max: IsoDate | undefined;
  readonly onPick: (span: DateSpan) => void;
}): ReactElement | null {
  const { presets, value, min, max, onPick } = props;
  const labels = useLabels();
  const reachable = presets.flatMap(({ label, span }) => {
    const cut = clampSpan(span, min, max);
    return cut ? [{ label, span: cut }] : [];
  });
  if (reachable.length === 0) return null;
  return (
    // A fieldset would add a box; only its role is wanted.
    <div role="group" aria-label={labels.presets} className={css.presets}>
      {reachable.map(({ label, span }) => (
        <button
          key={label}
          type="button"
          className={css.preset}
          aria-pressed={value !== null && value.from === span.from && value.to === span.to}
          onClick={() => onPick(span)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
