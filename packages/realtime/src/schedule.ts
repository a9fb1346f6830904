/** Runs something later, in milliseconds; gives the way to call it off. */
export type Schedule = (run: () => void, ms: number) => () => void;
