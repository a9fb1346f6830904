import { answerSignature, parse, record, requestSignature, tolerance, type Credentials, type Now } from '../wire.ts';

export type WalletCallName = 'authenticate' | 'balance' | 'transact' | 'rollback' | 'endRound' | 'reconcile';

/** An answer of the wallet. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The JSON object of the answer; {} if it is none. */
  readonly json: Record<string, unknown>;
  /** Whether the answer is signed, for this request and at this time. */
  readonly signed: boolean;
}

/** The parts of a request that are sent wrongly. */
export interface Forgery extends Partial<Credentials> {
  /** Milliseconds by which the time of the signature is off. */
  readonly off?: number;
  /** Sent in place of the body that was signed. */
  readonly body?: string;
}

export interface WalletTarget extends Credentials {
  /** Address of the platform, without a slash at the end. */
  readonly url: string;
  readonly now: Now;
}

/** Calls a wallet as a provider of games. */
export interface WalletClient {
  send(name: WalletCallName, body: unknown, forgery?: Forgery): Promise<Reply>;
  /** Sends text as it is, correctly signed. */
  sendText(name: WalletCallName, text: string, forgery?: Forgery): Promise<Reply>;
}

export function createWalletClient({ url, now, ...own }: WalletTarget): WalletClient {
  const sendText: WalletClient['sendText'] = async (name, body, forgery = {}) => {
    const path = `/games/v1/wallet/${name}`;
    const { provider, key, secret } = { ...own, ...forgery };
    const timestamp = String(now() + (forgery.off ?? 0));
    const signature = requestSignature(secret, { timestamp, method: 'POST', path, body });
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'kvota-provider': provider,
        'kvota-key': key,
        'kvota-timestamp': timestamp,
        'kvota-signature': signature,
      },
      body: forgery.body ?? body,
    });
    const answer = await response.text();
    const answeredAt = response.headers.get('kvota-timestamp') ?? '';
    const expected = answerSignature(own.secret, {
      timestamp: answeredAt,
      status: response.status,
      request: signature,
      body: answer,
    });
    const onTime = Math.abs(Number(answeredAt) - now()) <= tolerance;
    const signed = onTime && response.headers.get('kvota-signature') === expected;
    return { status: response.status, text: answer, json: record(parse(answer)), signed };
  };
  return { send: (name, body, forgery) => sendText(name, JSON.stringify(body), forgery), sendText };
}
