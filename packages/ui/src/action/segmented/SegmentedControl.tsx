import { useId, type ReactElement, type ReactNode } from 'react';
import { Reason } from '../reason/Reason.tsx';
import { stopped } from '../reason/Reason.css.ts';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabledReason?: string | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly SegmentedItem<Value>[];
  readonly size?: 'sm' | 'md';
  /** `quiet` if a more prominent button is near. */
  readonly tone?: 'brand' | 'quiet';
  readonly fullWidth?: boolean;
  /** Shows the icons alone; the labels are still spoken. */
  readonly iconsOnly?: boolean;
  readonly className?: string;
}

/** Chooses one of a few visible options. They are native radio buttons, so arrow keys and forms work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, value, onValueChange, items, size = 'md', tone = 'brand', fullWidth = false, className } = props;
  const { iconsOnly = false } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(css.group, className)}
      data-full={fullWidth ? '' : undefined}
    >
      {items.map((item) => (
        <label
          key={item.value}
          className={classNames(css.segment, item.disabledReason !== undefined && stopped)}
          data-size={size}
          data-tone={tone}
          title={iconsOnly && typeof item.label === 'string' ? item.label : undefined}
        >
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
          {iconsOnly ? <span className={visuallyHidden}>{item.label}</span> : item.label}
          {item.disabledReason === undefined ? null : (
            <Reason id={`${name}-${item.value}`}>{item.disabledReason}</Reason>
          )}
        </label>
      ))}
    </div>
  );
}
