import type { StepUp } from '@kvota/contracts';
import { forgetAct, takeSignedIn, useHost } from '@kvota/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as v from 'valibot';

import { challengeOf, mayHelp } from './challenge-of.ts';
import { forgetWaiting, keepWaiting, keptWaiting, type KeptAct } from './kept-act.ts';

/** An act that may need a sign-in (SEC-23). */
export interface GuardedAct<T> {
  /** The act, while it waits for a sign-in. It survives leaving the page. */
  readonly kept: KeptAct<T> | undefined;
  /**
   * Returns the sign-in that a failed act needs, and keeps what is needed to repeat it. `spent`: another sign-in would not
   * help. Undefined if the failure is another one.
   */
  readonly guard: (error: unknown, data: T) => StepUp | 'spent' | undefined;
  /** Returns the act once, if its user has come back with the sign-in. */
  readonly takeReturn: () => T | undefined;
  /** Leaves for the sign-in. */
  readonly leave: (need: StepUp) => void;
  /** Forgets the act: it is over, or given up. */
  readonly drop: () => void;
}

/** Keeps an act while its user signs in. {@link useReturn} repeats it. */
export function useStepUp<S extends v.GenericSchema>(act: string, schema: S): GuardedAct<v.InferOutput<S>> {
  const { tabStorage, stepUp } = useHost();
  const [kept, setKept] = useState(() => keptWaiting(tabStorage, act, schema));
  const signIns = useRef(kept?.signIns ?? 0);
  const forget = (): void => {
    forgetWaiting(tabStorage, act);
    forgetAct(tabStorage, act);
    signIns.current = 0;
    setKept(undefined);
  };
  return {
    kept,
    guard(error, data) {
      const need = challengeOf(error);
      if (need === undefined) return undefined;
      if (!mayHelp(need, signIns.current)) {
        forget();
        return 'spent';
      }
      const waiting = { need, signIns: signIns.current, data };
      keepWaiting(tabStorage, act, waiting);
      setKept(waiting);
      return need;
    },
    takeReturn() {
      if (!kept || !takeSignedIn(tabStorage, act)) return undefined;
      signIns.current += 1;
      return kept.data;
    },
    leave: (need) => stepUp(need, act),
    drop: forget,
  };
}

/** Repeats an act with the same id of the request, if its user has come back with the sign-in. */
export function useReturn<T>(guarded: GuardedAct<T>, repeat: (data: T) => void): void {
  const resume = useEffectEvent(() => {
    const data = guarded.takeReturn();
    if (data !== undefined) repeat(data);
  });
  useEffect(() => resume(), []);
}
