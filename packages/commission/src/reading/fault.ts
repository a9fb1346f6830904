/** The kind of a fault in given JSON. */
export type FaultCode =
  | 'missing'
  | 'unknownField'
  | 'wrongType'
  | 'notAmount'
  | 'outOfRange'
  | 'notAChoice'
  | 'tooMany'
  | 'duplicate'
  | 'unknownLine'
  | 'circular'
  | 'notAllowed'
  | 'mismatch';

/** A fault in given JSON: where it is, its kind, and the reason in English for developers. */
export interface Fault {
  /** `lines[2].rate.ppm`; empty for the whole value. */
  readonly path: string;
  readonly code: FaultCode;
  readonly message: string;
}

/** Thrown if a function is given input that breaks the rules. `faults` has all of them. */
export class InputError extends RangeError {
  readonly faults: readonly Fault[];

  constructor(subject: string, faults: readonly Fault[]) {
    const [first] = faults;
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
    super(`${subject}: ${first?.path || 'the value'}: ${first?.message ?? 'refused.'}${more}`);
    this.name = 'InputError';
    this.faults = faults;
  }
}
