/** Position of a reel on its strip, in symbols from the first. Reels turn downwards, so that positions fall. */
export interface ReelStop {
  readonly length: number;
  /** Position at which the reel is now. */
  readonly from: number;
  /** The stop of the maths. */
  readonly to: number;
  /** Milliseconds at full speed before the reel slows down. */
  readonly fastMs: number;
}

export interface ReelFrame {
  readonly offset: number;
  readonly position: number;
}

/** Milliseconds per symbol at full speed. */
export const symbolMs = 42;
/** Symbols on which a reel slows down. */
const slowSymbols = 8;
const samples = 24;

const wrap = (position: number, length: number): number => ((position % length) + length) % length;

/**
 * Returns how a turning reel comes to its stop: full speed first, then slower over the last eight symbols of the strip.
 * The first frame differs from the current position by whole symbols, which cannot be seen at full speed. A frame at each
 * end of the strip jumps to its other end.
 */
export function stopFrames({ length, from, to, fastMs }: ReelStop): {
  readonly ms: number;
  readonly frames: ReelFrame[];
} {
  const fast = Math.ceil(fastMs / symbolMs) + (from - Math.floor(from));
  const fastTime = fast * symbolMs;
  // The slope of a cubic at its start is three times its mean, so that the speed does not jump.
  const slowTime = 3 * slowSymbols * symbolMs;
  const ms = fastTime + slowTime;
  const points = [{ time: 0, left: fast + slowSymbols }];
  for (let at = 0; at <= samples; at += 1) {
    const rest = 1 - at / samples;
    points.push({ time: fastTime + (slowTime * at) / samples, left: slowSymbols * rest ** 3 });
  }
  const frames: ReelFrame[] = [];
  // Browsers refuse an offset that is below the one before it, also by a rounding.
  const add = (offset: number, position: number): void =>
    void frames.push({ offset: Math.min(1, Math.max(offset, frames.at(-1)?.offset ?? 0)), position });
  for (const [at, { time, left }] of points.entries()) {
    const before = points[at - 1];
    if (before) {
      // Every multiple of the strip's length between the two points, counted from the stop.
      for (let n = Math.floor((to + before.left) / length); n * length >= to + left; n -= 1) {
        const share = (to + before.left - n * length) / (before.left - left || 1);
        const offset = (before.time + (time - before.time) * share) / ms;
        if (share > 0) add(offset, 0);
        if (n * length > to + left) add(offset, length);
      }
    }
    if (!(before && wrap(to + left, length) === 0)) add(time / ms, wrap(to + left, length));
  }
  return { ms, frames };
}
