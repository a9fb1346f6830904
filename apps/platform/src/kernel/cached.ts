import type { Clock } from '@kvota/server';

const brief = 250;

/** A cached value. */
export interface Cached<T> {
  get: () => Promise<T>;
  forget: () => void;
}

/** Caches what was read, by default for a quarter of a second. A failure is not cached. */
export function cached<T>(clock: Clock, read: () => Promise<T>, lasts = brief): Cached<T> {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined;
  const forget = (): void => {
    kept = undefined;
  };
  return {
    forget,
    async get() {
      const now = clock.now();
      if (!kept || now - kept.at >= lasts || now < kept.at) kept = { at: now, value: read() };
      const mine = kept;
      try {
        return await mine.value;
      } catch (error) {
        if (kept === mine) forget();
        throw error;
      }
    },
  };
}
