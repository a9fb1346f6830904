import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import {
  answerToSign,
  requestToSign,
  signatureHeaders,
  signaturePrefix,
  signatureTolerance,
  type WalletFault,
} from '@kvota/contracts/wallet';

/** A key of the signatures between two servers. */
export interface SigningKey {
  readonly id: string;
  readonly secret: string;
}

/** The keys that are valid now. The first one signs; all of them verify, so that a key can be replaced (RGS-16). */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** A party of the signed HTTP. */
export interface Signer {
  /** The name under which the platform knows this server. */
  readonly provider: string;
  readonly keys: SigningKeys;
}

/** Headers by lower-case name. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** SHA-256 of a body in lower-case hexadecimal. */
export const bodyHash = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('hex');

const hmac = (secret: string, text: string): string =>
  signaturePrefix + createHmac('sha256', secret).update(text).digest('hex');

/** Returns the headers that sign a request (RGS-16). `body` is empty if there is none. */
export function signRequest(
  { provider, keys: [key] }: Signer,
  request: { readonly method: string; readonly path: string; readonly body: string; readonly now: number },
): Record<string, string> {
  const timestamp = String(request.now);
  const text = requestToSign({ ...request, timestamp, bodyHash: bodyHash(request.body) });
  return {
    [signatureHeaders.provider]: provider,
    [signatureHeaders.key]: key.id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: hmac(key.secret, text),
  };
}

/** Returns the headers that sign an answer, with the key that signed its request. */
export function signAnswer(
  { keys }: Signer,
  answer: {
    readonly keyId: string;
    readonly status: number;
    readonly request: string;
    readonly body: string;
    readonly now: number;
  },
): Record<string, string> {
  const key = keys.find(({ id }) => id === answer.keyId) ?? keys[0];
  const timestamp = String(answer.now);
  const text = answerToSign({ ...answer, timestamp, bodyHash: bodyHash(answer.body) });
  return {
    [signatureHeaders.key]: key.id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: hmac(key.secret, text),
  };
}

/** The fault of a signature; undefined if it is valid. */
export type SignatureFault = Extract<WalletFault, 'badSignature' | 'unknownProvider' | 'staleTimestamp'> | undefined;

interface Signed {
  readonly headers: Headers;
  readonly body: string | Uint8Array;
  readonly now: number;
}

/** Verifies the signature of a request. */
export function verifyRequest(
  { provider, keys }: Signer,
  request: Signed & { readonly method: string; readonly path: string },
): SignatureFault {
  if (headerOf(request.headers, 'provider') !== provider) return 'unknownProvider';
  return verify(keys, request, (timestamp, hash) =>
    requestToSign({ method: request.method, path: request.path, timestamp, bodyHash: hash }),
  );
}

/** Verifies that an answer is signed, and that it is the answer to this request. */
export function verifyAnswer(
  { keys }: Pick<Signer, 'keys'>,
  answer: Signed & { readonly status: number; readonly request: string },
): SignatureFault {
  return verify(keys, answer, (timestamp, hash) =>
    answerToSign({ status: answer.status, request: answer.request, timestamp, bodyHash: hash }),
  );
}

function verify(
  keys: SigningKeys,
  { headers, body, now }: Signed,
  textOf: (timestamp: string, hash: string) => string,
): SignatureFault {
  const [timestamp, given] = [headerOf(headers, 'timestamp'), headerOf(headers, 'signature')];
  const key = keys.find(({ id }) => id === headerOf(headers, 'key'));
  // An unknown key is compared too, so that its answer takes as long as that of a wrong signature.
  const expected = hmac(key?.secret ?? '', textOf(timestamp, bodyHash(body)));
  if (!isSame(expected, given) || key === undefined) return 'badSignature';
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > signatureTolerance) return 'staleTimestamp';
  return undefined;
}

function headerOf(headers: Headers, name: keyof typeof signatureHeaders): string {
  const value = headers[signatureHeaders[name]];
  return typeof value === 'string' ? value : '';
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
