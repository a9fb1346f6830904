/** Headers of the signed HTTP between a platform and a provider of games (CAS-10). */
export const signatureHeaders = {
  provider: 'kvota-provider',
  key: 'kvota-key',
  timestamp: 'kvota-timestamp',
  signature: 'kvota-signature',
} as const;

/** The signed time may differ from the receiver's clock by this many milliseconds (CAS-10). */
export const signatureTolerance = 30_000;

/** A request or an answer, as far as its signature covers it. */
export interface SignedRequest {
  /** Milliseconds since 1970, as in the header. */
  readonly timestamp: string;
  readonly method: string;
  /** Path with the query, as it was sent. */
  readonly path: string;
  /** SHA-256 of the body's bytes in lower-case hexadecimal; of no bytes if there is no body. */
  readonly bodyHash: string;
}

/** Returns the text whose HMAC-SHA256 signs a request: `timestamp.METHOD.path.bodyHash` (CAS-10). */
export function requestToSign({ timestamp, method, path, bodyHash }: SignedRequest): string {
  return `${timestamp}.${method.toUpperCase()}.${path}.${bodyHash}`;
}

export interface SignedAnswer {
  readonly timestamp: string;
  readonly status: number;
  /** The signature header of the request, so that an answer cannot be given to another request. */
  readonly request: string;
  readonly bodyHash: string;
}

/** Returns the text whose HMAC-SHA256 signs an answer: `timestamp.status.requestSignature.bodyHash` (CAS-10). */
export function answerToSign({ timestamp, status, request, bodyHash }: SignedAnswer): string {
  return `${timestamp}.${status}.${request}.${bodyHash}`;
}

/** Version of the signature, as it begins the header: `v1=<hexadecimal>`. */
export const signaturePrefix = 'v1=';
