import { IconGift, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { describedBy, FieldNotes } from '../text-field/FieldFrame.tsx';
import { reached } from './parse-amount.ts';
import { QuickSteps, type QuickStep } from './QuickSteps.tsx';
import * as css from './StakeInput.css.ts';
import { useStakeDraft } from './use-stake-draft.ts';

export interface StakeInputProps {
  readonly label: ReactNode;
  /** The amount with two decimals and a point, `200.00`. Null if there is none. */
  readonly amount: string | null;
  /** Called with the typed text, and with its amount or null. */
  readonly onAmountChange: (amount: string | null, text: string) => void;
  /** Formats the amount when nobody types: `200,00`. */
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
  /** True if the amount is wrong and the message is elsewhere; `describedBy` has its id. */
  readonly invalid?: boolean;
  /** Ids of texts about the amount outside of this field. The field then shows no message itself. */
  readonly describedBy?: string;
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

/**
 * The stake: typed with comma or point, changed by buttons or arrow keys, or picked. Escape restores the value from
 * before typing. The mouse wheel never changes it. Text that is no amount stays as typed and is marked, so that it never
 * turns into another amount.
 */
export function StakeInput(props: StakeInputProps): ReactElement {
  const { label, amount, format = unchanged, min, max, quickSteps = [], quickStepsLabel } = props;
  const { currency, freeBet = false, hint, disabled = false, onBlur, className } = props;
  const labels = useLabels();
  const id = useId();
  const draft = useStakeDraft({ ...props, format });
  const outside = props.describedBy;
  const error = draft.unreadable && outside === undefined ? labels.notAmount : props.error;
  const invalid = error || draft.unreadable || props.invalid ? true : undefined;
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
          data-invalid={invalid && ''}
          data-disabled={disabled ? '' : undefined}
          data-gift={freeBet ? '' : undefined}
        >
          <StepButton
            label={props.decreaseLabel ?? labels.decrease}
            disabled={disabled}
            atEnd={amount !== null && reached(amount, 'min', min ?? '0')}
            onPress={() => draft.shift(-1)}
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
            value={draft.text}
            placeholder={format('0.00')}
            aria-invalid={invalid}
            aria-describedby={[describedBy(id, { label, error, hint }), outside].filter(Boolean).join(' ') || undefined}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              draft.leave();
              onBlur?.();
            }}
            onChange={(event) => draft.type(event.target.value)}
            onKeyDown={draft.press}
          />
          <StepButton
            label={props.increaseLabel ?? labels.increase}
            disabled={disabled}
            atEnd={amount !== null && max !== undefined && reached(amount, 'max', max)}
            onPress={() => draft.shift(1)}
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
          onPick={draft.put}
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
