import * as v from 'valibot';

import { ProviderAway, ProviderEvent, ProviderRefused, type PaymentProvider } from './payment-provider.ts';
import { SettlementFile } from './settlement-file.ts';

/** A provider that the environment names. */
export interface PaymentProviderAddress {
  readonly code: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly methods: readonly string[];
  readonly webhookSecrets: readonly string[];
}

const Created = v.object({ id: v.string(), url: v.string() });
const PaidOut = v.object({ id: v.string() });
const Found = v.object({ result: v.array(v.object({ id: v.string(), events: v.array(ProviderEvent) })) });

/** Milliseconds that a provider has for an answer. */
const patience = 5000;

/** Speaks to a provider over HTTP. Each act has a key of idempotency, so that it can be repeated after a lost answer. */
export function createHttpProvider({ code, url, key, ...terms }: PaymentProviderAddress): PaymentProvider {
  const send = async <S extends v.GenericSchema>(
    schema: S,
    path: string,
    act?: { readonly reference: string; readonly body: unknown },
  ): Promise<v.InferOutput<S>> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(url + path, {
        method: act === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          ...(act && { 'content-type': 'application/json', 'idempotency-key': act.reference }),
        },
        ...(act && { body: JSON.stringify(act.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      text = await response.text();
    } catch (error) {
      throw new ProviderAway(code, error);
    }
    const refuses =
      response.status >= 400 && response.status < 500 && ![401, 403, 408, 409, 425, 429].includes(response.status);
    if (refuses) throw new ProviderRefused(code, response.status);
    const parsed = v.safeParse(schema, response.ok ? jsonOf(text) : undefined);
    if (!parsed.success) throw new ProviderAway(code, new Error(`Status ${response.status}`));
    return parsed.output;
  };
  return {
    code,
    ...terms,
    async createPayment(payment) {
      const { id, url: page } = await send(Created, '/v1/payments', { reference: payment.reference, body: payment });
      if (!/^https?:\/\//.test(page)) throw new ProviderAway(code, new Error('The page has no web address.'));
      return { id, url: page };
    },
    createPayout: (payout) => send(PaidOut, '/v1/payouts', { reference: payout.reference, body: payout }),
    async refund({ providerId, reference, amount }) {
      await send(PaidOut, '/v1/refunds', { reference, body: { payment: providerId, reference, amount } });
    },
    async settlement(day) {
      try {
        const file = await send(SettlementFile, `/v1/settlements/${day}`);
        if (file.day !== day) throw new ProviderAway(code, new Error(`The file is that of ${file.day}.`));
        return file.lines;
      } catch (error) {
        if (error instanceof ProviderRefused) return undefined;
        throw error;
      }
    },
    async find(kind, reference) {
      const { result } = await send(Found, `/v1/${kind}?reference=${encodeURIComponent(reference)}`);
      return result[0];
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
