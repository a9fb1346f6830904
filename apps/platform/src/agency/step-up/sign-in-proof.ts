import { signInLevels, type StepUp, type StepUpSetting } from '@kvota/contracts';

/** When and how a user has signed in, as the access token has it. */
export interface SignInProof {
  /** Milliseconds since 1970, by the clock that dates tokens. */
  readonly at: number;
  /** The claim `acr`. */
  readonly level: string;
}

/** The measure of a sign-in. */
export interface Measure {
  readonly setting: StepUpSetting;
  /** True if the user has a second factor. */
  readonly hasFactor: boolean;
  /** Milliseconds since 1970, by the clock that dates tokens. */
  readonly now: number;
}

/** Returns true if a sign-in is as strong as the user's own factor and the operator require, however long ago it was. */
export const isStrong = ({ level }: SignInProof, { setting, hasFactor }: Measure): boolean =>
  level === signInLevels.secondFactor || !(hasFactor || setting.secondFactor);

/** Returns true if a sign-in is strong and recent enough for an act that needs a step-up (SEC-23). */
export const isEnough = (proof: SignInProof, measure: Measure): boolean =>
  isStrong(proof, measure) && measure.now - proof.at <= measure.setting.maxAge * 1000;

/** Returns the sign-in that the user has to make. */
export const neededSignIn = ({ setting, hasFactor }: Measure): StepUp => ({
  acrValues: signInLevels.secondFactor,
  maxAge: setting.maxAge,
  enrol: setting.secondFactor && !hasFactor,
});
