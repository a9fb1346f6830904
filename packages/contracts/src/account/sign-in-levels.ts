import * as v from 'valibot';

/** How a user has signed in, as the claim `acr` of tokens has it: by password, or by password and second factor. */
export const signInLevels = { password: 'urn:kvota:pwd', secondFactor: 'urn:kvota:2fa' } as const;

/**
 * The sign-in that an act needs, in the problem `insufficientSignIn` (SEC-23, RFC 9470). A client signs in with
 * `acr_values` and `max_age`, then repeats the call with the same `requestId`.
 */
export const StepUp = v.object({
  /** Value of the parameter `acr_values`. A user without a second factor gives the password alone. */
  acrValues: v.string(),
  /** Value of the parameter `max_age`: seconds that a sign-in counts. */
  maxAge: v.number(),
  /** True if the act requires a second factor and the user has none: signing in again is not enough. */
  enrol: v.boolean(),
});
export type StepUp = v.InferOutput<typeof StepUp>;
