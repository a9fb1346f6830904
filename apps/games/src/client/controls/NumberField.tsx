import { useState, type ReactElement } from 'react';

import * as css from '../themes/frame.css.ts';

export interface NumberFieldProps {
  readonly label: string;
  /** The value as text, in the format of the language. */
  readonly value: string;
  readonly unit: string;
  readonly disabled: boolean;
  /** Is called with what was typed, on Enter and when the field loses the focus. */
  readonly onCommit: (text: string) => void;
}

/** A number that can be typed, with a decimal point or comma. Enter leaves the field, Escape restores it. */
export function NumberField({ label, value, unit, disabled, onCommit }: NumberFieldProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  };
  return (
    <label className={css.number} data-off={disabled ? '' : undefined}>
      <span className={css.numberLabel}>{label}</span>
      <span className={css.numberRow}>
        <input
          className={css.numberInput}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? value}
          disabled={disabled}
          size={7}
          maxLength={10}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            // The value is taken by the blur, and Space plays again.
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </label>
  );
}
