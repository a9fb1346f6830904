import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createLab, type Lab, type LabStart, type LabView } from './lab.ts';

/** A lab with what it shows now, and the way to begin another in its place. */
export function useLab(first: () => LabStart): {
  readonly lab: Lab;
  readonly view: LabView;
  readonly restart: (start: LabStart) => void;
} {
  const [lab, setLab] = useState(() => createLab(first()));
  useEffect(() => lab.stop, [lab]);
  const view = useSyncExternalStore(lab.subscribe, lab.view);
  const restart = useCallback((start: LabStart) => setLab(createLab(start)), []);
  return { lab, view, restart };
}
