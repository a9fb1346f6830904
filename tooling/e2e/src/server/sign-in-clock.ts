/** The time of the machine, by which the age of a sign-in is measured. A test can let all sign-ins look older. */
export interface SignInClock {
  readonly now: () => number;
  /** Makes every sign-in this many milliseconds older than it is. Zero ends it. */
  readonly age: (milliseconds: number) => void;
}

export function createSignInClock(): SignInClock {
  let older = 0;
  return {
    now: () => Date.now() + older,
    age: (milliseconds) => {
      older = milliseconds;
    },
  };
}
