// The notation of WALLET.md in @kvota/contracts, written from that text alone. Nothing in this folder imports a package of
// this repository, so that it checks the text as well as both sides.
import { createHash, createHmac } from 'node:crypto';

/** A provider as the platform knows it. */
export interface Credentials {
  readonly provider: string;
  readonly key: string;
  readonly secret: string;
}

/** Milliseconds since 1970 of the clock that both sides share. */
export type Now = () => number;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns `v1=` and the HMAC-SHA256 of a text in hexadecimal. */
export const signatureOf = (secret: string, text: string): string =>
  `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;

/** Returns the signature of a request. */
export const requestSignature = (
  secret: string,
  { timestamp, method, path, body }: Record<'timestamp' | 'method' | 'path' | 'body', string>,
): string => signatureOf(secret, `${timestamp}.${method}.${path}.${sha256(body)}`);

/** Returns the signature of an answer to the request with the signature `request`. */
export const answerSignature = (
  secret: string,
  { timestamp, status, request, body }: { timestamp: string; status: number; request: string; body: string },
): string => signatureOf(secret, `${timestamp}.${status}.${request}.${sha256(body)}`);

/** How far the time of a signature may differ from the receiver's clock, in milliseconds. */
export const tolerance = 30_000;

const money = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Returns the minor units of money text such as `12.50`. Throws for any other text. */
export function minor(text: unknown): bigint {
  const parts = typeof text === 'string' ? money.exec(text) : null;
  if (parts === null) throw new Error(`${JSON.stringify(text)} is no money text with at most two decimals.`);
  return BigInt(parts[1] ?? '0') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0'));
}

/** Returns minor units as money text with two decimals. */
export function text(amount: bigint): string {
  const size = amount < 0n ? -amount : amount;
  return `${amount < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** A JSON object; {} for anything else. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the JSON of a text, or undefined. */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
