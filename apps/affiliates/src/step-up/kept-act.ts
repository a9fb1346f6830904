import { StepUp } from '@kvota/contracts';
import { personalPrefix } from '@kvota/shell';
import * as v from 'valibot';

/** One record for each act that waits for a sign-in. The shell removes them if the user signs out, or another one signs in. */
const prefix = `${personalPrefix}agency.stepUp.`;

type Records = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An act that waits for a sign-in. */
export interface KeptAct<T> {
  readonly need: StepUp;
  /** Sign-ins that were made for the act. */
  readonly signIns: number;
  /** Everything that a repetition needs: the id of its request, never a password. */
  readonly data: T;
}

const Head = v.object({ need: StepUp, signIns: v.pipe(v.number(), v.integer(), v.minValue(0)), data: v.unknown() });

export const keepWaiting = (storage: Records, act: string, kept: KeptAct<unknown>): void =>
  storage.setItem(prefix + act, JSON.stringify(kept));

export const forgetWaiting = (storage: Records, act: string): void => storage.removeItem(prefix + act);

/** Returns the waiting act; undefined if there is none, or one that another version of the app wrote. */
export function keptWaiting<S extends v.GenericSchema>(
  storage: Records,
  act: string,
  schema: S,
): KeptAct<v.InferOutput<S>> | undefined {
  try {
    const head = v.safeParse(Head, JSON.parse(storage.getItem(prefix + act) ?? 'null'));
    if (!head.success) return undefined;
    const data = v.safeParse(schema, head.output.data);
    return data.success ? { ...head.output, data: data.output } : undefined;
  } catch {
    return undefined;
  }
}
