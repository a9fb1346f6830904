import { answerSignature, parse, requestSignature, tolerance, type Credentials, type Now } from '../wire.ts';

/** An answer of a provider. */
export interface ProviderReply {
  readonly status: number;
  readonly json: unknown;
  readonly signed: boolean;
}

/** Calls a provider of games as a platform. Without a body it is a GET. */
export type AskProvider = (
  path: string,
  body?: object,
  forgery?: { readonly secret: string },
) => Promise<ProviderReply>;

export function createAskProvider(own: Credentials & { readonly url: string; readonly now: Now }): AskProvider {
  return async (path, body, forgery) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const method = body === undefined ? 'GET' : 'POST';
    const timestamp = String(own.now());
    const secret = forgery?.secret ?? own.secret;
    const signature = requestSignature(secret, { timestamp, method, path, body: sent });
    const response = await fetch(own.url + path, {
      method,
      headers: {
        'kvota-provider': own.provider,
        'kvota-key': own.key,
        'kvota-timestamp': timestamp,
        'kvota-signature': signature,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const answeredAt = response.headers.get('kvota-timestamp') ?? '';
    const { status } = response;
    const expected = answerSignature(own.secret, { timestamp: answeredAt, status, request: signature, body: text });
    const onTime = Math.abs(Number(answeredAt) - own.now()) <= tolerance;
    return { status, json: parse(text), signed: onTime && response.headers.get('kvota-signature') === expected };
  };
}
