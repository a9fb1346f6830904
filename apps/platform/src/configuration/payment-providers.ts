import * as v from 'valibot';

import { WrongVariable } from '../kernel/environment.ts';
import type { PaymentProviderAddress } from '../payments/provider/http-provider.ts';

const Code = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const Secret = v.pipe(v.string(), v.minLength(32));
const Providers = v.array(
  v.object({
    code: Code,
    url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+$/)),
    key: Secret,
    methods: v.pipe(v.array(Code), v.minLength(1)),
    webhookSecrets: v.pipe(v.array(Secret), v.minLength(1), v.maxLength(5)),
  }),
);

const meant =
  'a JSON list of payment providers, such as [{"code":"outside","url":"http://10.0.0.5:4400","key":"at least 32 characters","methods":["card"],"webhookSecrets":["at least 32 characters"]}]';

/** Reads the providers of payments. None if the variable is not set. The message of a failure contains no secret. */
export function paymentProvidersOf(text: string | undefined): readonly PaymentProviderAddress[] {
  if (text === undefined || text.trim() === '') return [];
  const read = v.safeParse(Providers, parsed(text));
  if (read.success && new Set(read.output.map(({ code }) => code)).size === read.output.length) return read.output;
  throw new WrongVariable('KVOTA_PAYMENT_PROVIDERS', meant, '…');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
