const minute = 60_000;

/** Milliseconds for which a definite answer counts. */
export const answerSpan = 24 * 60 * minute;
/** Milliseconds before its end from which an answer is renewed while its player is here. */
export const renewSpan = 60 * minute;
/** Questions without an answer after which nobody asks until the player is here again. */
export const mostTries = 12;

/** The state of a player in the register, as stored. `until` is when the answer ends, in milliseconds since 1970. */
export interface StoredRegister {
  readonly answer: 'clear' | 'excluded' | null;
  readonly until: number | null;
}

/**
 * Returns the state at a moment. Only a definite answer counts: one that excludes until another one is there, one that clears
 * for its time.
 */
export function registerAt({ answer, until }: StoredRegister, now: number): 'clear' | 'excluded' | 'unknown' {
  if (answer === 'excluded') return 'excluded';
  return answer === 'clear' && until !== null && now < until ? 'clear' : 'unknown';
}

/** True if the register has to be asked while the player is here: there is no answer, or it soon ends. */
export function needsAnswer(stored: StoredRegister | null | undefined, now: number): boolean {
  if (stored === null || stored === undefined) return false;
  return stored.until === null || stored.until - renewSpan <= now;
}

/** Milliseconds until the next question after so many without an answer; undefined if nobody asks again. */
export function nextTry(tries: number): number | undefined {
  return tries >= mostTries ? undefined : Math.min(5000 * 2 ** (tries - 1), 5 * minute);
}
