import { useEffect, useState } from 'react';

export interface RevealInput {
  /** A new key starts again; null shows nothing. */
  readonly key: string | null;
  readonly count: number;
  readonly stepMs: number;
  /** Shows all at once. */
  readonly atOnce: boolean;
}

/** Number of items that are shown: one more after each step. On a slow device several appear at once, so that none is late. */
export function useReveal({ key, count, stepMs, atOnce }: RevealInput): number {
  const [shown, setShown] = useState({ key, count: 0 });
  useEffect(() => {
    if (key === null || atOnce) return undefined;
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const reveal = (): void => {
      const now = Math.min(count, Math.floor((performance.now() - start) / stepMs));
      setShown({ key, count: now });
      if (now < count) timer = setTimeout(reveal, start + (now + 1) * stepMs - performance.now());
    };
    timer = setTimeout(reveal, stepMs);
    return () => clearTimeout(timer);
  }, [key, atOnce, count, stepMs]);
  if (key === null) return 0;
  if (atOnce) return count;
  return shown.key === key ? shown.count : 0;
}
