import type { ReactElement } from 'react';
import * as css from './StakeInput.css.ts';

/** An amount to choose with one press. */
export interface QuickStep {
  readonly amount: string;
  readonly label: string;
}

/** The most common stakes, with the current one marked. */
export function QuickSteps(props: {
  readonly label: string;
  readonly steps: readonly QuickStep[];
  readonly amount: string | null;
  readonly disabled: boolean;
  readonly onPick: (amount: string) => void;
}): ReactElement {
  const { label, steps, amount, disabled, onPick } = props;
  return (
    // A fieldset would add a box; only its role is wanted.
    <div role="group" aria-label={label} className={css.steps}>
      {steps.map((step) => (
        <button
          key={step.amount}
          type="button"
          className={css.quick}
          disabled={disabled}
          aria-pressed={step.amount === amount}
          onClick={() => onPick(step.amount)}
        >
          {step.label}
        </button>
      ))}
    </div>
  );
}
