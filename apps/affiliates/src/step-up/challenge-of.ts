import { isApiError } from '@kvota/api-client';
import { signInLevels, type StepUp } from '@kvota/contracts';

/** Sign-ins for one act. A further refusal ends it, so that nobody is sent back and forth for ever. */
export const mostSignIns = 2;

/** Seconds of a platform that gives no details. */
const usualAge = 300;

/**
 * Returns the sign-in that an act needs, if the platform has refused it for the lack of one; otherwise undefined (SEC-23).
 * Nothing has happened then, and the same request may be repeated.
 */
export function challengeOf(error: unknown): StepUp | undefined {
  if (!isApiError(error) || error.kind !== 'old-sign-in') return undefined;
  return error.problem?.stepUp ?? { acrValues: signInLevels.secondFactor, maxAge: usualAge, enrol: false };
}

/** Returns true if another sign-in may help. A user who has to add a second factor is not sent to the sign-in at all. */
export const mayHelp = (need: StepUp, signIns: number): boolean => need.enrol || signIns < mostSignIns;
