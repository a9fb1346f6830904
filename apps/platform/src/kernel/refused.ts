import { refusals, type RefusalCode } from '@kvota/contracts/errors';

/** A refusal, as every call that answers `ErrorText` gives it. */
export interface Refused<C extends RefusalCode> {
  readonly ErrorText: string;
  readonly error: C;
}

/** Returns the refusal of a call with the text of the contract, or with one that names what is wrong. */
export function refused<C extends RefusalCode>(error: C, text: string = refusals[error]): Refused<C> {
  return { ErrorText: text, error };
}
