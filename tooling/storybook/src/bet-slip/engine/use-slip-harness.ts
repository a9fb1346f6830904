import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createSlipHarness, type SlipHarness, type HarnessOptions, type HarnessView } from './slip-harness.ts';

/** A harness with what it shows now, and the way to begin another in its place. */
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
