import { signatureHeaders } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';

import { postText } from './post-text.ts';
import { signRequest, verifyAnswer, type Signer } from './sign.ts';

/** A verified answer: its status, and its JSON. */
export interface SignedReply {
  readonly status: number;
  readonly json: unknown;
}

/** Thrown if there is no answer that can be believed: none at all, none in time, or one that is not signed. */
export class NoSignedAnswer extends Error {
  /** The answer that cannot be believed, if there is one. */
  readonly answer: UnsignedAnswer | undefined;

  constructor(path: string, why: string, { answer, cause }: { answer?: UnsignedAnswer; cause?: unknown } = {}) {
    super(`${path}: ${why}`, { cause });
    this.name = 'NoSignedAnswer';
    this.answer = answer;
  }
}

/** An answer without a valid signature. Anybody may have written it. */
export interface UnsignedAnswer {
  readonly status: number;
  readonly text: string;
}

export interface SignedPostDeps {
  readonly signer: Signer;
  readonly clock: Clock;
  /** Address of the other server, without a slash at the end. */
  readonly url: string;
  /** Milliseconds after which a request is given up. */
  readonly patience: number;
  /** Ends requests early when the server closes. */
  readonly signal?: AbortSignal;
}

/** Characters of an answer. */
const longest = 4 * 1024 * 1024;

/**
 * Posts JSON to another server, signed, and returns its verified answer (RGS-16). Throws NoSignedAnswer. The request may
 * then have had its effect.
 */
export async function signedPost(
  { signer, clock, url, patience, signal }: SignedPostDeps,
  path: string,
  body: unknown,
): Promise<SignedReply> {
  const text = JSON.stringify(body);
  const headers = signRequest(signer, { method: 'POST', path, body: text, now: clock.now() });
  const ended = new AbortController();
  const stop = clock.after(patience, () => ended.abort());
  const end = (): void => ended.abort();
  signal?.addEventListener('abort', end, { once: true });
  try {
    if (signal?.aborted === true) end();
    const sent = { ...headers, 'content-type': 'application/json' };
    const answer = await postText(url + path, { headers: sent, body: text, signal: ended.signal, longest });
    const { status, text: json } = answer;
    const fault = verifyAnswer(signer, {
      headers: answer.headers,
      status,
      request: headers[signatureHeaders.signature] ?? '',
      body: json,
      now: clock.now(),
    });
    if (fault !== undefined)
      throw new NoSignedAnswer(path, `status ${status}, ${fault} of the answer`, { answer: { status, text: json } });
    return { status, json: JSON.parse(json) as unknown };
  } catch (error) {
    if (error instanceof NoSignedAnswer) throw error;
    const why = ended.signal.aborted ? `no answer within ${patience} ms` : 'no answer';
    throw new NoSignedAnswer(path, why, { cause: error });
  } finally {
    stop();
    signal?.removeEventListener('abort', end);
  }
}
