import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerSignature, type Credentials, type Now } from '../wire.ts';

/** A server that does nothing but list its games to a platform, so that the platform starts them. */
export interface GameList {
  readonly url: string;
  /** Resolves after the platform has asked for the games. */
  readonly asked: Promise<void>;
  close(): Promise<void>;
}

/** Serves a signed list of games, at a free port unless one is given. */
export async function listGames(
  own: Credentials & { readonly now: Now },
  games: readonly object[],
  port = 0,
): Promise<GameList> {
  const body = JSON.stringify({ version: '1', games });
  const asked = Promise.withResolvers<void>();
  const server: Server = createServer((request, response) => {
    const timestamp = String(own.now());
    const ofRequest = String(request.headers['kvota-signature']);
    const signature = answerSignature(own.secret, { timestamp, status: 200, request: ofRequest, body });
    response.writeHead(200, {
      'content-type': 'application/json',
      'kvota-key': own.key,
      'kvota-timestamp': timestamp,
      'kvota-signature': signature,
    });
    response.end(body, () => asked.resolve());
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens at a port
    asked: asked.promise,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A game as a provider lists it. */
export const listedGame = {
  code: 'sample',
  name: 'Sample',
  studio: { code: 'sample', name: 'Sample' },
  area: 'casino',
  kind: 'instant',
  color: '#102030',
  tags: [],
  demo: true,
  rtp: '97.0',
  volatility: 2,
  maxWin: '100',
  hits: { any: '48', more: '48' },
  features: [],
  model: 'sample',
  sheet: 'a'.repeat(64),
  version: 1,
  released: '2026-11-01',
  popular: 1,
  unit: 1,
  orientation: 'any',
};
