import { IconChevronDown } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { chip } from './Chip.css.ts';
import * as css from './ChipSelect.css.ts';

export interface ChipSelectProps<Value extends string> {
  /** Names the choice for assistive technology. */
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
  readonly className?: string;
}

/**
 * A chip that opens the list of choices of the device. It is as wide as the chosen text, so several fit beside each other
 * on a phone. It needs no code for a list; use `Select` where choices have icons or details.
 */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>): ReactElement {
  const { label, value, onValueChange, items, className } = props;
  return (
    <label className={classNames(chip, css.pick, className)}>
      <span className={visuallyHidden}>{label}</span>
      <span aria-hidden="true">{items.find((item) => item.value === value)?.label}</span>
      <IconChevronDown size={16} aria-hidden="true" />
      <select
        className={css.native}
        value={value}
        onChange={({ target }) => {
          const chosen = items.find((item) => item.value === target.value);
          if (chosen) onValueChange(chosen.value);
        }}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </label>
  );
}
