import type { ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './PartSlider.css.ts';

export interface PartSliderProps {
  readonly label: string;
  /** Percent, between the first step and 100. */
  readonly value: number;
  readonly onValueChange: (percent: number) => void;
  /** The step of the arrow keys. */
  readonly step?: number;
  /** The parts that have a button. */
  readonly marks?: readonly number[];
  /** Formats a part: "50%". */
  readonly format: (percent: number) => string;
  /** Describes the current part: "50%, a stake of 100.00". */
  readonly valueText?: string;
  readonly disabled?: boolean;
  readonly className?: string;
}

const quarters = [25, 50, 75, 100];

/**
 * Chooses a part of something. It is a native slider, so that arrow keys, Page Up and Home work, with a button for
 * each common part.
 */
export function PartSlider(props: PartSliderProps): ReactElement {
  const { label, value, onValueChange, step = 5, marks = quarters, format, valueText, disabled = false } = props;
  const change = (percent: number): void => {
    if (percent !== value) onValueChange(percent);
  };
  return (
    <div className={classNames(css.slider, props.className)} role="group" aria-label={label}>
      <div className={css.rail} style={localVars({ share: (value - step) / (100 - step) })}>
        <input
          type="range"
          className={css.input}
          aria-label={label}
          aria-valuetext={valueText ?? format(value)}
          min={step}
          max={100}
          step={step}
          value={value}
          disabled={disabled}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            const far = event.key === 'PageUp' ? 25 : event.key === 'PageDown' ? -25 : 0;
            if (far === 0) return;
            event.preventDefault();
            change(Math.min(100, Math.max(step, value + far)));
          }}
        />
      </div>
      <div className={css.marks}>
        {marks.map((mark) => (
          <button
            key={mark}
            type="button"
            className={css.mark}
            aria-pressed={mark === value}
            disabled={disabled}
            onClick={() => change(mark)}
          >
            {format(mark)}
          </button>
        ))}
      </div>
    </div>
  );
}
