import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createSlipHarness, type SlipHarness, type HarnessOptions, type HarnessView } from './slip-harness.ts';

/** Returns a harness with its present view, and a function that starts another one in its place. */
export function useSlipHarness(first: () => HarnessOptions): {
  readonly harness: SlipHarness;
  readonly view: HarnessView;
  readonly restart: (start: HarnessOptions) => void;
} {
  const [harness, setHarness] = useState(() => createSlipHarness(first()));
  useEffect(() => harness.stop, [harness]);
  const view = useSyncExternalStore(harness.subscribe, harness.view);
  const restart = useCallback((start: HarnessOptions) => setHarness(createSlipHarness(start)), []);
  return { harness, view, restart };
}
