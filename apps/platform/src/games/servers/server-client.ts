import { answerToSign, requestToSign, signatureHeaders, signatureTolerance } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';

import type { GameServer } from './game-server.ts';
import { hashOf, isSame, signatureOf } from './signature.ts';

/** Milliseconds that a game server has to answer. */
const patience = 3000;
/** Most bytes of an answer that are read. */
const longestAnswer = 4 * 1024 * 1024;

/** Thrown if a game server does not answer, or not as it should. */
export class ServerFailed extends Error {
  /** True if the server refuses the signature of the platform. */
  readonly isRefused: boolean;

  constructor(server: GameServer, path: string, what: string, { cause, isRefused = false }: FailedOptions = {}) {
    super(`Game server ${server.code}, ${path}: ${what}`, { cause });
    this.name = 'ServerFailed';
    this.isRefused = isRefused;
  }
}

interface FailedOptions {
  readonly cause?: unknown;
  readonly isRefused?: boolean;
}

/**
 * Calls a game server with a signed request, and checks the signature of its answer (CAS-10). Throws ServerFailed if there
 * is no answer within three seconds, or one that is not signed for this request, not 200, or no JSON.
 */
export async function callServer(
  server: GameServer,
  { clock, path, body }: { readonly clock: Clock; readonly path: string; readonly body?: unknown },
): Promise<unknown> {
  const [key] = server.keys;
  const sent = body === undefined ? '' : JSON.stringify(body);
  const method = body === undefined ? 'GET' : 'POST';
  const timestamp = String(clock.now());
  const signature = signatureOf(key.secret, requestToSign({ timestamp, method, path, bodyHash: hashOf(sent) }));
  const response = await fetch(server.url + path, {
    method,
    headers: {
      [signatureHeaders.provider]: server.code,
      [signatureHeaders.key]: key.id,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.signature]: signature,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: sent }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new ServerFailed(server, path, 'no answer', { cause: error });
  });
  const text = await response.text().catch((error: unknown) => {
    throw new ServerFailed(server, path, 'the answer broke off', { cause: error });
  });
  if (text.length > longestAnswer) throw new ServerFailed(server, path, `an answer of ${text.length} characters`);
  if (!isSigned(server, response, { request: signature, text, now: clock.now() })) {
    const isRefused = response.status === 401;
    throw new ServerFailed(server, path, `status ${response.status} without a valid signature`, { isRefused });
  }
  if (response.status !== 200) throw new ServerFailed(server, path, `status ${response.status}`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ServerFailed(server, path, 'the answer is no JSON', { cause: error });
  }
}

function isSigned(
  { keys }: GameServer,
  { headers, status }: Response,
  { request, text, now }: { readonly request: string; readonly text: string; readonly now: number },
): boolean {
  const [id, timestamp, given] = [signatureHeaders.key, signatureHeaders.timestamp, signatureHeaders.signature].map(
    (name) => headers.get(name) ?? '',
  ) as [string, string, string]; // three names
  const key = keys.find((one) => one.id === id);
  if (key === undefined || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp)) > signatureTolerance) return false;
  return isSame(signatureOf(key.secret, answerToSign({ timestamp, status, request, bodyHash: hashOf(text) })), given);
}
