import { basePaths, type Call } from '@kvota/contracts';
import { wireCalls as callsByName, type WireCallName } from '@kvota/contracts/operator';

/** A call with its name. */
export interface WireCall {
  readonly name: WireCallName;
  readonly call: Call;
}

/** Every call of the contract. */
export const wireCalls: readonly WireCall[] = Object.entries(callsByName).map(([name, call]) => ({
  // Safe: the keys of the table itself.
  name: name as WireCallName,
  call,
}));

/** Returns the path of a call. */
export const baseOf = ({ call }: WireCall): string => basePaths.find((base) => call.path.startsWith(`${base}/`)) ?? '';

/** The parts of a call's input. */
export const inputParts = ['params', 'query', 'body'] as const;
export type InputPart = (typeof inputParts)[number];
