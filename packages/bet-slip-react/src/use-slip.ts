import type { SlipEnv, SlipState } from '@kvota/bet-slip/slip';
import type { Slip, SlipSnapshot } from '@kvota/bet-slip/store';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { selectionMemory } from './selection-memory.ts';

/** A selector of `@kvota/bet-slip/slip`, or any function of this type. */
export type SlipSelector<T> = (state: SlipState, env: SlipEnv) => T;

/** Returns the whole slip, state and env. Renders on every change, each second while a ticket is under way. */
export function useSlip(slip: Slip): SlipSnapshot;
/**
 * Returns a part of the slip. Renders only if that part changed, compared by content.
 *
 * ```ts
 * const stake = useSlip(slip, (state) => state.stake);
 * ```
 */
export function useSlip<T>(slip: Slip, selector: SlipSelector<T>): T;
export function useSlip<T>(slip: Slip, selector?: SlipSelector<T>): T | SlipSnapshot {
  const [memory] = useState(() => selectionMemory<T | SlipSnapshot>());
  const read = useMemo(() => {
    if (!selector) return slip.getSnapshot;
    const select = memory.selecting(({ state, env }: SlipSnapshot) => selector(state, env));
    return () => select(slip.getSnapshot());
  }, [memory, slip, selector]);
  const value = useSyncExternalStore(slip.subscribe, read, read);
  useEffect(() => memory.show(value), [memory, value]);
  return value;
}
