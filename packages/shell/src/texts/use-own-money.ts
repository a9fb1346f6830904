import { useAtomValue } from 'jotai';

import { creditHiddenAtom } from '../state/atoms.ts';
import { useFormats } from './use-formats.ts';

/** Replaces an amount while the player hides the credit. */
export const hiddenAmount = '****';

/** Amounts of the player's own money, as pages print them. */
export interface OwnMoney {
  readonly isHidden: boolean;
  /** Writes an amount, or asterisks while the credit is hidden. */
  readonly money: (amount: string, currency?: string) => string;
}

/**
 * Returns the writer of own money: credit, payments, vouchers, and the used part of a limit. The button that hides the credit
 * hides them all (HEAD-07). Amounts that the player types, and bounds in a refusal, are written by the formats instead.
 */
export function useOwnMoney(): OwnMoney {
  const formats = useFormats();
  const isHidden = useAtomValue(creditHiddenAtom);
  return {
    isHidden,
    money: (amount, currency) => (isHidden ? hiddenAmount : formats.money(amount, currency)),
  };
}
