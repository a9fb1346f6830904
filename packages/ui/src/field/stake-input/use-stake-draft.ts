import { useRef, useState, type KeyboardEvent } from 'react';
import { parseAmount, shiftAmount } from './parse-amount.ts';

export interface StakeDraftOptions {
  readonly amount: string | null;
  readonly onAmountChange: (amount: string | null, text: string) => void;
  readonly format: (amount: string) => string;
  readonly step?: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onEnter?: () => void;
}

export interface StakeDraft {
  /** The typed text, or the formatted amount if nobody types. */
  readonly text: string;
  /** True if the typed text is not an amount. */
  readonly unreadable: boolean;
  readonly type: (text: string) => void;
  /** Replaces the typed text by an amount. */
  readonly put: (amount: string | null) => void;
  /** Moves the amount by one step, within its limits. */
  readonly shift: (direction: 1 | -1) => void;
  /** Ends typing: the field shows the amount again. */
  readonly leave: () => void;
  /** Handles Enter, Escape and the arrow keys. */
  readonly press: (event: KeyboardEvent) => void;
}

/** The text of a stake while it is typed, and the ways to change it. */
export function useStakeDraft(options: StakeDraftOptions): StakeDraft {
  const { amount, onAmountChange, format, step = '10', min, max, onEnter } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef<string | null>(null);
  const unreadable = draft !== null && parseAmount(draft).kind === 'invalid';
  const textOf = (value: string | null): string => (value === null ? '' : format(value));

  const leave = (): void => setDraft(null);
  const put = (next: string | null): void => {
    setDraft(null);
    onAmountChange(next, textOf(next));
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
      if (!unreadable) leave();
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
  return { text: draft ?? textOf(amount), unreadable, type, put, shift, leave, press };
}
