import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createHarness, type Harness, type HarnessOptions, type HarnessView } from './harness.ts';

/** A harness with what it shows now, and the way to begin another in its place. */
export function useHarness(first: () => HarnessOptions): {
  readonly harness: Harness;
  readonly view: HarnessView;
  readonly restart: (start: HarnessOptions) => void;
} {
  const [harness, setLab] = useState(() => createHarness(first()));
  useEffect(() => harness.stop, [harness]);
  const view = useSyncExternalStore(harness.subscribe, harness.view);
  const restart = useCallback((start: HarnessOptions) => setLab(createHarness(start)), []);
  return { harness, view, restart };
}
