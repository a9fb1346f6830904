import { frameLimits } from '@kvota/contracts/game';

/** Reasons for which a message of a frame is dropped (CAS-21). */
export type DropReason = 'unknown' | 'tooLarge' | 'tooMany' | 'notExpected';

/** Number of dropped messages by reason, since the host was created. */
export type Dropped = Readonly<Record<DropReason, number>>;

/** Checks the rate and the size of messages. A second starts with its first message. */
export function createIntake(clock: { now(): number }): { refuse(data: unknown): DropReason | undefined } {
  let [start, count] = [Number.NEGATIVE_INFINITY, 0];
  return {
    refuse(data) {
      const now = clock.now();
      // A clock that was set back starts a new second.
      if (now - start >= 1000 || now < start) [start, count] = [now, 0];
      count += 1;
      if (count > frameLimits.perSecond) return 'tooMany';
      return isTooLarge(data) ? 'tooLarge' : undefined;
    },
  };
}

/** Measures a message as JSON in bytes. Content that is no JSON, such as a circle, counts as too large. */
function isTooLarge(data: unknown): boolean {
  try {
    const text = JSON.stringify(data) ?? '';
    return text.length > frameLimits.bytes || new TextEncoder().encode(text).length > frameLimits.bytes;
  } catch {
    return true;
  }
}
