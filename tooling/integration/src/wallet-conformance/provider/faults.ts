/**
 * How a wallet fails: before it has booked, after it, with a server error, or with an answer that is not signed. A
 * provider has to take each of them for silence, and repeat the call.
 */
export type Fault = 'cutBefore' | 'cutAfter' | 'serverError' | 'unsigned';

const faults: readonly Fault[] = ['cutBefore', 'cutAfter', 'serverError', 'unsigned'];

/** Returns a function that gives every `each`-th call one of the faults, in turn. */
export function everyNth(each: number): () => Fault | undefined {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % each === 0 ? faults[(calls / each) % faults.length] : undefined;
  };
}
