import * as v from 'valibot';

import { WrongVariable } from '../kernel/environment.ts';
import type { ExclusionRegisterAddress } from '../protection/register/http-register.ts';

const Register = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+$/)),
  key: v.pipe(v.string(), v.minLength(32)),
});

const meant =
  'a JSON object with the register of excluded people, such as {"url":"http://10.0.0.5:4400","key":"at least 32 characters"}';

/** Reads the register of excluded people. None if the variable is not set. The message of a failure contains no secret. */
export function exclusionRegisterOf(text: string | undefined): ExclusionRegisterAddress | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const read = v.safeParse(Register, parsed(text));
  if (read.success) return read.output;
  throw new WrongVariable('KVOTA_EXCLUSION_REGISTER', meant, '…');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
