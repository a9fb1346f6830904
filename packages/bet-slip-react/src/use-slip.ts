import type { SlipEnv, SlipState } from '@kvota/bet-slip/slip';
import type { Slip, SlipSnapshot } from '@kvota/bet-slip/store';
import { useState, useSyncExternalStore } from 'react';
import { selectionMemory } from './selection-memory.ts';

/** Any selector of `@kvota/bet-slip/slip`, or one of your own. */
export type SlipSelector<T> = (state: SlipState, env: SlipEnv) => T;

/** The whole slip, state and env; renders on every change, each second while a ticket is under way. */
export function useSlip(slip: Slip): SlipSnapshot;
/** A part of the slip; renders only when that part changed, compared by content. */
export function useSlip<T>(slip: Slip, selector: SlipSelector<T>): T;
export function useSlip<T>(slip: Slip, selector?: SlipSelector<T>): T | SlipSnapshot {
  const [remember] = useState(() => selectionMemory<SlipSnapshot, T | SlipSnapshot>());
  const read = (): T | SlipSnapshot =>
    selector ? remember(slip.getSnapshot(), ({ state, env }) => selector(state, env), selector) : slip.getSnapshot();
  return useSyncExternalStore(slip.subscribe, read, read);
}
