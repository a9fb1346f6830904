import { IconGift, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { describedBy, FieldNotes } from '../text-field/FieldFrame.tsx';
import { parseAmount, reached, shiftAmount } from './parse-amount.ts';
import { QuickSteps, type QuickStep } from './QuickSteps.tsx';
import * as css from './StakeInput.css.ts';

export interface StakeInputProps {
  readonly label: ReactNode;
  /** The amount with two decimals and a point, `200.00`. Null if there is none. */
  readonly amount: string | null;
  /** Called with the typed text, and with its amount or null. */
  readonly onAmountChange: (amount: string | null, text: string) => void;
  /** Formats the amount while nobody types: `200,00`. */
  readonly format?: (amount: string) => string;
  /** The step of minus, plus and the arrow keys. */
  readonly step?: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly quickSteps?: readonly QuickStep[];
  readonly quickStepsLabel?: string;
  readonly currency?: ReactNode;
  /** True for gifted money: a text, an icon and a border mark it. */
  readonly freeBet?: boolean;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly decreaseLabel?: string;
  readonly increaseLabel?: string;
  readonly onEnter?: () => void;
  /** Called when the field loses the focus, which is the moment to correct the amount. */
  readonly onBlur?: () => void;
  readonly className?: string;
}

const unchanged = (amount: string): string => amount;
const notOfAmounts = /[^\d.,'\s\u00A0\u202F]/g;

/**
 * The stake: typed with comma or point, changed by buttons or arrow keys, or picked. Escape restores the value from
 * before typing. The mouse wheel never changes it.
 */
export function StakeInput(props: StakeInputProps): ReactElement {
  const { label, amount, onAmountChange, format = unchanged, step = '10', min, max, quickSteps = [] } = props;
  const { quickStepsLabel, currency, freeBet = false, hint, disabled = false, onEnter, onBlur, className } = props;
  const labels = useLabels();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef<string | null>(null);
  const unreadable = draft !== null && parseAmount(draft).kind === 'invalid';
  const error = unreadable ? labels.notAmount : props.error;

  const put = (next: string | null): void => {
    setDraft(null);
    onAmountChange(next, next === null ? '' : format(next));
  };
  const shift = (direction: 1 | -1): void => put(shiftAmount(amount, step, direction, { min, max }));
  const type = (text: string): void => {
    if (draft === null) before.current = amount;
    setDraft(text);
    const parsed = parseAmount(text);
    onAmountChange(parsed.kind === 'amount' ? parsed.amount : null, text);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      if (!unreadable) setDraft(null);
      onEnter?.();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      shift(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Escape' && draft !== null) {
      // The first Escape restores the text; the next one may close the slip around it.
      event.stopPropagation();
      put(before.current);
    }
  };
  return (
    <div className={classNames(css.stake, className)}>
      <div className={css.line}>
        <label htmlFor={id} className={css.label}>
          {label}
          {currency === undefined ? null : <span className={css.currency}>{currency}</span>}
          {freeBet ? (
            <span className={css.gift}>
              <IconGift size={16} aria-hidden="true" />
              {labels.freeBet}
            </span>
          ) : null}
        </label>
        <div
          className={css.box}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-gift={freeBet ? '' : undefined}
        >
          <StepButton
            label={props.decreaseLabel ?? labels.decrease}
            disabled={disabled}
            atEnd={amount !== null && reached(amount, 'min', min ?? '0')}
            onPress={() => shift(-1)}
          >
            <IconMinus size={18} aria-hidden="true" />
          </StepButton>
          <input
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
            onChange={(event) => type(event.target.value.replace(notOfAmounts, ''))}
            onKeyDown={press}
          />
          <StepButton
            label={props.increaseLabel ?? labels.increase}
            disabled={disabled}
            atEnd={amount !== null && max !== undefined && reached(amount, 'max', max)}
            onPress={() => shift(1)}
          >
            <IconPlus size={18} aria-hidden="true" />
          </StepButton>
        </div>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {quickSteps.length === 0 ? null : (
        <QuickSteps
          label={quickStepsLabel ?? labels.quickSteps}
          steps={quickSteps}
          amount={amount}
          disabled={disabled}
          onPick={put}
        />
      )}
    </div>
  );
}

/** Minus or plus. At its limit the button stays reachable, so that it does not lose the focus. */
function StepButton(props: {
  readonly label: string;
  readonly disabled: boolean;
  readonly atEnd: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { label, disabled, atEnd, onPress, children } = props;
  return (
    <button
      type="button"
      className={css.shift}
      disabled={disabled}
      aria-disabled={atEnd ? true : undefined}
      aria-label={label}
      onClick={() => {
        if (!atEnd) onPress();
      }}
    >
      {children}
    </button>
  );
}
