import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../style/class-names.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabledReason?: string | undefined;
}

/** One of a few, all in sight: native radio buttons, so that arrows and forms work by themselves. */
export function SegmentedControl<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly SegmentedItem<Value>[];
  readonly size?: 'sm' | 'md';
  /** `quiet` where a louder press stands nearby. */
  readonly tone?: 'brand' | 'quiet';
  readonly fullWidth?: boolean;
  readonly className?: string;
}): ReactElement {
  const { label, value, onValueChange, items, size = 'md', tone = 'brand', fullWidth = false, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(css.group, className)}
      data-full={fullWidth ? '' : undefined}
    >
      {items.map((item) => (
        <label key={item.value} className={css.segment} data-size={size} data-tone={tone} title={item.disabledReason}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={item.value === value}
            aria-disabled={item.disabledReason === undefined ? undefined : true}
            aria-describedby={item.disabledReason === undefined ? undefined : `${name}-${item.value}`}
            onChange={() => {
              if (item.disabledReason === undefined) onValueChange(item.value);
            }}
          />
          {item.icon}
          {item.label}
          {item.disabledReason === undefined ? null : (
            <span id={`${name}-${item.value}`} hidden>
              {item.disabledReason}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
