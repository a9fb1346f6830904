/** The occasions on which a register is asked. */
export type RegisterOccasion = 'registration' | 'signIn' | 'marketing';

/** The data by which a register recognises a person. Texts are empty if they are not known. */
export interface RegisterPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 8601 day. */
  readonly birthday: string | null;
}

/** A definite answer, or none. */
export type RegisterAnswer = 'clear' | 'excluded' | 'unknown';

/** The register of people who are excluded from playing anywhere. It never rejects: without a definite answer it is `unknown`. */
export interface ExclusionRegister {
  check(person: RegisterPerson, occasion: RegisterOccasion): Promise<RegisterAnswer>;
}
