/** Runs a callback after a number of milliseconds. Returns a function that cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;
