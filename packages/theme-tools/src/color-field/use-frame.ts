import { useEffect, useRef } from 'react';

/** Calls a function at most once in a frame, with the last value. */
export function useFrame<T>(call: (value: T) => void): {
  next(value: T): void;
  /** Passes on the value that waits for its frame, if one does. */
  flush(): void;
} {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const waiting = useRef<{ frame: number; value: T } | undefined>(undefined);
  useEffect(
    () => () => {
      if (waiting.current) cancelAnimationFrame(waiting.current.frame);
    },
    [],
  );
  return {
    next(value) {
      if (waiting.current) {
        waiting.current.value = value;
        return;
      }
      const frame = requestAnimationFrame(() => {
        const due = waiting.current;
        waiting.current = undefined;
        if (due) latest.current(due.value);
      });
      waiting.current = { frame, value };
    },
    flush() {
      const due = waiting.current;
      if (!due) return;
      cancelAnimationFrame(due.frame);
      waiting.current = undefined;
      latest.current(due.value);
    },
  };
}
