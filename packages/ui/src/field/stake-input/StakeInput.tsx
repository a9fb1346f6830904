import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { describedBy } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import { parseAmount, shiftAmount } from './parse-amount.ts';
import * as css from './StakeInput.css.ts';

export interface StakeInputProps {
  readonly label: ReactNode;
  /** The amount with two decimals and a point, `200.00`; null where there is none. */
  readonly amount: string | null;
  /** What was typed, as an amount or null, and as text. */
  readonly onAmountChange: (amount: string | null, text: string) => void;
  /** How the amount is shown while nobody types: `200,00`. */
  readonly format?: (amount: string) => string;
  /** How far minus and plus go. */
  readonly step?: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly quickSteps?: readonly { readonly amount: string; readonly label: string }[];
  readonly quickStepsLabel?: string;
  readonly currency?: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly decreaseLabel?: string;
  readonly increaseLabel?: string;
  readonly onEnter?: () => void;
  /** The field is left: the moment to correct what was typed. */
  readonly onBlur?: () => void;
  readonly className?: string;
}

const unchanged = (amount: string): string => amount;

/** How much is staked: typed with comma or point, stepped by buttons or arrows, or picked. The wheel never changes it. */
export function StakeInput(props: StakeInputProps): ReactElement {
  const { label, amount, onAmountChange, format = unchanged, step = '10', min, max, quickSteps = [] } = props;
  const { quickStepsLabel, currency, error, hint, disabled = false, onEnter, onBlur, className } = props;
  const labels = useLabels();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // Some browsers step even text fields by wheel when an extension meddles; and the page should scroll under it.
  useEffect(() => {
    const element = input.current;
    const leave = (): void => element?.blur();
    element?.addEventListener('wheel', leave, { passive: true });
    return () => element?.removeEventListener('wheel', leave);
  }, []);

  const put = (next: string): void => {
    setDraft(null);
    onAmountChange(next, format(next));
  };
  const shift = (direction: 1 | -1): void => put(shiftAmount(amount, step, direction, { min, max }));
  return (
    <div className={classNames(css.stake, className)}>
      <div className={css.line}>
        <label htmlFor={id} className={css.label}>
          {label}
          {currency === undefined ? null : <span className={css.currency}>{currency}</span>}
        </label>
        <div className={css.box} data-invalid={error ? '' : undefined}>
          <button
            type="button"
            className={css.shift}
            disabled={disabled}
            aria-label={props.decreaseLabel ?? labels.decrease}
            onClick={() => shift(-1)}
          >
            <IconMinus size={18} aria-hidden="true" />
          </button>
          <input
            ref={input}
            id={id}
            className={css.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            disabled={disabled}
            value={draft ?? (amount === null ? '' : format(amount))}
            placeholder={format('0.00')}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { label, error, hint })}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              setDraft(null);
              onBlur?.();
            }}
            onChange={(event) => {
              const typed = event.target.value;
              setDraft(typed);
              const parsed = parseAmount(typed);
              onAmountChange(parsed.kind === 'amount' ? parsed.amount : null, typed);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onEnter?.();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              shift(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          <button
            type="button"
            className={css.shift}
            disabled={disabled}
            aria-label={props.increaseLabel ?? labels.increase}
            onClick={() => shift(1)}
          >
            <IconPlus size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
      {error ? (
        <span id={`${id}-error`} className={text.error}>
          {error}
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={text.hint}>
          {hint}
        </span>
      ) : null}
      {quickSteps.length === 0 ? null : (
        // A fieldset would bring its own box; the role alone is wanted.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-label={quickStepsLabel ?? labels.quickSteps} className={css.steps}>
          {quickSteps.map((quick) => (
            <button
              key={quick.amount}
              type="button"
              className={css.quick}
              disabled={disabled}
              aria-pressed={quick.amount === amount}
              onClick={() => put(quick.amount)}
            >
              {quick.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
