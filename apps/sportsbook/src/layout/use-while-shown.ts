import { useSetAtom, type PrimitiveAtom } from 'jotai';
import { useEffect } from 'react';

/** Sets an atom of the frame, such as the subject of the page, while the component is mounted. Afterwards it is null. */
export function useWhileShown<Value>(atom: PrimitiveAtom<Value | null>, value: Value | undefined): void {
  const set = useSetAtom(atom);
  useEffect(() => {
    set(value ?? null);
    return () => set(null);
  }, [set, value]);
}
