import { Popover as Base } from '@base-ui/react/popover';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState, type ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { popupPlace } from '../../action/menu/popup-place.ts';
import { useLabels } from '../../text/labels/Labels.tsx';
import { BottomSheet } from '../../overlay/drawer/BottomSheet.tsx';
import { classNames } from '../../style/class-names.ts';
import { media } from '../../style/media.ts';
import { describedBy, FieldFrame, type FieldText } from '../text-field/FieldFrame.tsx';
import * as field from '../text-field/TextField.css.ts';
import type { CalendarWords } from './calendar-words.ts';
import * as css from './DateRange.css.ts';
import type { DatePreset } from './DateRangePanel.tsx';
import { noonOf, type DateSpan, type IsoDate } from './iso-date.ts';
import { useMedia } from './use-media.ts';

// Loaded on demand, because a calendar is heavy and few people open it.
const Panel = lazy(async () => ({ default: (await import('./DateRangePanel.tsx')).DateRangePanel }));

export interface DateRangeProps extends FieldText {
  readonly value: DateSpan | null;
  readonly onValueChange: (span: DateSpan | null) => void;
  /** Today, as the app knows it. */
  readonly today: IsoDate;
  readonly words: CalendarWords;
  readonly presets?: readonly DatePreset[];
  readonly min?: IsoDate;
  readonly max?: IsoDate;
  readonly placeholder?: string;
  /** Allows an empty range, which means any day. */
  readonly clearable?: boolean;
  readonly size?: 'sm' | 'md';
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * A range of days, by a preset or by two presses in a calendar. It opens in a bubble on desktop and in a sheet on a
 * phone.
 */
export function DateRange(props: DateRangeProps): ReactElement {
  const { label, hideLabel = false, hint, error, value, onValueChange, today, words, presets = [], min, max } = props;
  const { placeholder, clearable = false, size = 'md', disabled = false, className } = props;
  const text: FieldText = { label, hideLabel, hint, error };
  const labels = useLabels();
  const id = useId();
  const phone = useMedia(media.phone);
  const narrow = useMedia('(max-width: 899px)');
  const [open, setOpen] = useState(false);
  const panel = (
    <Suspense fallback={<div className={css.waiting} data-months={narrow ? 1 : 2} aria-busy="true" />}>
      <Panel
        value={value}
        today={today}
        min={min}
        max={max}
        presets={presets}
        words={words}
        months={narrow ? 1 : 2}
        onPick={(span) => {
          setOpen(false);
          onValueChange(span);
        }}
      />
    </Suspense>
  );
  return (
    <FieldFrame id={id} text={text} className={className}>
      <Base.Root open={open && !phone} onOpenChange={setOpen}>
        <div
          className={classNames(field.box, css.box)}
          data-size={size}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <Base.Trigger
            id={id}
            className={css.trigger}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={describedBy(id, text)}
          >
            <IconCalendar size={20} aria-hidden="true" className={css.icon} />
            <span id={`${id}-value`} className={css.value} data-placeholder={value === null ? '' : undefined}>
              {value === null ? placeholder : spoken(value, words)}
            </span>
          </Base.Trigger>
          {clearable && value !== null && !disabled ? (
            <IconButton size="sm" label={labels.clear} icon={<IconX size={16} />} onClick={() => onValueChange(null)} />
          ) : null}
        </div>
        <Base.Portal>
          <Base.Positioner {...popupPlace} align="start">
            <Base.Popup className={css.popup} aria-labelledby={`${id}-label`}>
              {panel}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {phone ? (
        <BottomSheet open={open} onOpenChange={setOpen} title={label}>
          {panel}
        </BottomSheet>
      ) : null}
    </FieldFrame>
  );
}

function spoken({ from, to }: DateSpan, words: CalendarWords): string {
  const first = words.date(noonOf(from));
  return from === to ? first : `${first} – ${words.date(noonOf(to))}`;
}
