import {
  answerToSign,
  requestToSign,
  signatureHeaders,
  signatureTolerance,
  walletCalls,
  walletFaults,
  type WalletCallName,
  type WalletFault,
} from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Logger } from '../../kernel/log/logger.ts';
import type { GameServer, GameServerKey } from '../servers/game-server.ts';
import { hashOf, isSame, signatureOf } from '../servers/signature.ts';
import type { GameSessions } from '../sessions/game-sessions.ts';
import { WalletFailed, type GameWallet } from './game-wallet.ts';
import type { WalletFaults } from './wallet-faults.ts';

export interface WalletRouteDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly gameServers: readonly GameServer[];
  readonly sessions: Pick<GameSessions, 'authenticate'>;
  readonly wallet: GameWallet;
  readonly walletFaults: Pick<WalletFaults, 'next'>;
}

/** Maximum body of a wallet call in bytes. */
const bodyLimit = 64 * 1024;
/** How long a slow call waits, and how long a silent one keeps the connection open, in milliseconds. */
const faultTimes = { slow: 2000, silent: 30_000 };

/** The server that signed a request, and the key that signs the answer. */
interface Signer {
  readonly server: GameServer;
  readonly key: GameServerKey;
  readonly signature: string;
}

/** Registers the wallet's calls for game servers (CAS-10 … CAS-13). Every answer to a known server is signed. */
export function walletRoutes(app: FastifyInstance, deps: WalletRouteDeps): void {
  // The signature covers the bytes as they were sent.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  const handlers = walletHandlers(deps);
  for (const name of Object.keys(walletCalls) as WalletCallName[]) {
    app.post(walletCalls[name].path, { bodyLimit }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const signer = signerOf(request, body, deps);
      if (typeof signer === 'string') return sendFault(reply, signer);
      const fault = deps.walletFaults.next();
      if (fault === 'slow') await wait(deps.clock, faultTimes.slow);
      if (fault === 'cutBefore') return cut(request, reply);
      const { status, text } = await answerOf(name, body, signer, handlers, deps);
      if (fault === 'silent') await wait(deps.clock, faultTimes.silent);
      if (fault === 'cutAfter' || fault === 'silent') return cut(request, reply);
      return send(reply, { status, text, signer, clock: deps.clock });
    });
  }
}

type WalletHandlers = { readonly [N in WalletCallName]: (server: string, body: never) => Promise<unknown> };

/** A handler answers an object, or the text of an answer that may be repeated. */
function walletHandlers({ sessions, wallet }: WalletRouteDeps): WalletHandlers {
  return {
    authenticate: (server, { token }: { token: string }) => sessions.authenticate(server, token),
    balance: (server, body) => wallet.balance(server, body),
    transact: (server, body) => wallet.transact(server, body),
    rollback: (server, body) => wallet.rollback(server, body),
    endRound: (server, body) => wallet.endRound(server, body),
    reconcile: (server, body) => wallet.reconcile(server, body),
  };
}

async function answerOf(
  name: WalletCallName,
  body: string,
  { server }: Signer,
  handlers: WalletHandlers,
  { logger }: WalletRouteDeps,
): Promise<{ readonly status: number; readonly text: string }> {
  const parsed = v.safeParse(walletCalls[name].body, parseJson(body));
  if (!parsed.success)
    return faultAnswer('malformed', v.flatten(parsed.issues).root?.[0] ?? v.getDotPath(parsed.issues[0]) ?? '');
  try {
    const answer = await handlers[name](server.code, parsed.output as never); // parsed by the schema of this name
    return { status: 200, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  } catch (error) {
    if (error instanceof WalletFailed) return faultAnswer(error.code, error.message);
    logger.error(`The wallet call ${name} of ${server.code} failed`, error);
    return { status: 500, text: JSON.stringify({ code: 'internal', detail: 'Repeat the call.' }) };
  }
}

const faultAnswer = (code: WalletFault, detail: string) => ({
  status: walletFaults[code],
  text: JSON.stringify({ code, detail }),
});

function signerOf(
  { headers, method, url }: FastifyRequest,
  body: string,
  { gameServers, clock }: WalletRouteDeps,
): Signer | WalletFault {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const server = gameServers.find(({ code }) => code === header(signatureHeaders.provider));
  const key = server?.keys.find(({ id }) => id === header(signatureHeaders.key));
  if (server === undefined || key === undefined) return 'unknownProvider';
  const timestamp = header(signatureHeaders.timestamp);
  const signature = header(signatureHeaders.signature);
  const text = requestToSign({ timestamp, method, path: url, bodyHash: hashOf(body) });
  if (!isSame(signatureOf(key.secret, text), signature)) return 'badSignature';
  const isFresh = /^\d{1,15}$/.test(timestamp) && Math.abs(clock.now() - Number(timestamp)) <= signatureTolerance;
  return isFresh ? { server, key, signature } : 'staleTimestamp';
}

function send(
  reply: FastifyReply,
  { status, text, signer, clock }: { status: number; text: string; signer: Signer; clock: Clock },
): FastifyReply {
  const timestamp = String(clock.now());
  const signed = answerToSign({ timestamp, status, request: signer.signature, bodyHash: hashOf(text) });
  return reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      [signatureHeaders.key]: signer.key.id,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.signature]: signatureOf(signer.key.secret, signed),
    })
    .type('application/json; charset=utf-8')
    .send(text);
}

/** A stranger gets no signature. */
function sendFault(reply: FastifyReply, code: WalletFault): FastifyReply {
  const { status, text } = faultAnswer(code, 'Sign the call with a key of this platform, and with the present time.');
  return reply.status(status).type('application/json; charset=utf-8').send(text);
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

const wait = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
