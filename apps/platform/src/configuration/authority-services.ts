import * as v from 'valibot';

import { WrongVariable } from '../kernel/environment.ts';
import type { AuthorityAddress } from '../protection/register/http-register.ts';

const Service = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+$/)),
  key: v.pipe(v.string(), v.minLength(32)),
});

/** Reads the register of excluded people. None if the variable is not set. The message of a failure contains no secret. */
export const exclusionRegisterOf = (text: string | undefined): AuthorityAddress | undefined =>
  serviceOf('KVOTA_EXCLUSION_REGISTER', 'the register of excluded people', text);

/** Reads the central limit of deposits in the same way. */
export const centralLimitOf = (text: string | undefined): AuthorityAddress | undefined =>
  serviceOf('KVOTA_CENTRAL_LIMIT', 'the central limit of deposits', text);

function serviceOf(variable: string, service: string, text: string | undefined): AuthorityAddress | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const read = v.safeParse(Service, parsed(text));
  if (read.success) return read.output;
  const meant = `a JSON object with ${service}, such as {"url":"http://10.0.0.5:4400","key":"at least 32 characters"}`;
  throw new WrongVariable(variable, meant, '…');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
