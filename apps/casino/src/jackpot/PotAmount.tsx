import { minorToMoney } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useReducedMotion } from '@kvota/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactElement } from 'react';

import { shownAmount } from './pot-steps.ts';
import { potKey, potsAtom } from './pots.ts';

export interface PotAmountProps {
  readonly code: string;
  readonly currency: string;
}

/** Milliseconds between two numbers. */
const every = 100;

/** The amount of a jackpot, which counts up. It is text that readers read when they come to it, and no live region. */
export function PotAmount({ code, currency }: PotAmountProps): ReactElement | null {
  const { money } = useFormats();
  const still = useReducedMotion();
  const steps = useAtomValue(potsAtom).get(potKey(code, currency));
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (steps === undefined) return undefined;
    const show = (): boolean => {
      const amount = still ? steps.to : shownAmount(steps, performance.now());
      if (text.current) text.current.textContent = money(minorToMoney(amount), currency);
      return amount === steps.to;
    };
    if (show()) return undefined;
    const timer = setInterval(() => {
      if (show()) clearInterval(timer);
    }, every);
    return () => clearInterval(timer);
  }, [steps, still, money, currency]);
  return steps === undefined ? null : <span ref={text}>{money(minorToMoney(steps.from), currency)}</span>;
}
