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
  readonly fullWidth?: boolean;
  readonly className?: string;
}): ReactElement {
  const { label, value, onValueChange, items, size = 'md', fullWidth = false, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(css.group, className)}
      data-full={fullWidth ? '' : undefined}
    >
      {items.map((item) => (
        <label key={item.value} className={css.segment} data-size={size} title={item.disabledReason}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={item.value === value}
            aria-disabled={item.disabledReason === undefined ? undefined : true}
            aria-description={item.disabledReason}
            onChange={() => {
              if (item.disabledReason === undefined) onValueChange(item.value);
            }}
          />
          {item.icon}
          {item.label}
        </label>
      ))}
    </div>
  );
}
