import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WalletAnswer, WalletBody, WalletCallName } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';

/** An answer of the wallet: `signed` is true if its signature belongs to the request. */
export interface WalletReply {
  readonly status: number;
  readonly text: string;
  readonly signed: boolean;
}

/** How a call is signed other than correctly. */
export interface Forged {
  readonly secret?: string;
  readonly key?: string;
  readonly provider?: string;
  readonly timestamp?: number;
  /** Sent in place of the body that was signed. */
  readonly body?: string;
}

/**
 * A game server that was written from the description of the wire alone, and signs by itself: it shares no code with the
 * platform, so that both sides prove the notation (CAS-10).
 */
export interface SampleGameServer {
  readonly code: string;
  readonly url: string;
  readonly keys: readonly [{ readonly id: string; readonly secret: string }];
  /** The answer to the platform's question for the games; undefined for no answer. */
  games: { version: string; games: unknown[] } | undefined;
  /** The answer to the platform's question for the tables; undefined for none. */
  tables: unknown[] | undefined;
  /** Awaited before the tables are answered. */
  slow: Promise<void>;
  /** Signs its answers for another request while true. */
  misSigns: boolean;
  /** Refuses the signature of the platform while true. */
  refuses: boolean;
  /** Returns how often the platform asked for the games. */
  asked(): number;
  /** Returns how often it asked for the tables. */
  askedForTables(): number;
  send(platform: string, name: WalletCallName, body: unknown, forged?: Forged): Promise<WalletReply>;
  call<N extends WalletCallName>(platform: string, name: N, body: WalletBody<N>): Promise<WalletAnswer<N>>;
  close(): Promise<void>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (secret: string, text: string): string => `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;

/** Starts the server on a free port. */
export async function startSampleGameServer(clock: Pick<Clock, 'now'>, code = 'sample'): Promise<SampleGameServer> {
  const key = { id: 'k1', secret: randomUUID() + randomUUID() };
  const sample: Pick<SampleGameServer, 'games' | 'tables' | 'slow' | 'misSigns' | 'refuses'> = {
    games: { version: '1', games: [sampleGame()] },
    tables: undefined,
    slow: Promise.resolve(),
    misSigns: false,
    refuses: false,
  };
  let questions = 0;
  let questionsForTables = 0;
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forTables = request.url === '/provider/v1/tables';
    questions += forTables ? 0 : 1;
    questionsForTables += forTables ? 1 : 0;
    if (forTables) await sample.slow;
    if (sample.refuses) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"badSignature","detail":""}');
      return;
    }
    const json = forTables ? sample.tables && { tables: sample.tables } : sample.games;
    if (json === undefined) {
      response.destroy();
      return;
    }
    const text = JSON.stringify(json);
    const timestamp = String(clock.now());
    const asked = sample.misSigns ? 'v1=0' : String(request.headers['kvota-signature']);
    response.writeHead(200, {
      'content-type': 'application/json',
      'kvota-key': key.id,
      'kvota-timestamp': timestamp,
      'kvota-signature': sign(key.secret, `${timestamp}.200.${asked}.${sha256(text)}`),
    });
    response.end(text);
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens at a port
  const send: SampleGameServer['send'] = async (platform, name, body, forged = {}) => {
    const path = `/games/v1/wallet/${name}`;
    const text = JSON.stringify(body);
    const timestamp = String(forged.timestamp ?? clock.now());
    const signature = sign(forged.secret ?? key.secret, `${timestamp}.POST.${path}.${sha256(text)}`);
    const response = await fetch(platform + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'kvota-provider': forged.provider ?? code,
        'kvota-key': forged.key ?? key.id,
        'kvota-timestamp': timestamp,
        'kvota-signature': signature,
      },
      body: forged.body ?? text,
    });
    const answer = await response.text();
    const answeredAt = response.headers.get('kvota-timestamp') ?? '';
    const expected = sign(key.secret, `${answeredAt}.${response.status}.${signature}.${sha256(answer)}`);
    return { status: response.status, text: answer, signed: response.headers.get('kvota-signature') === expected };
  };
  return {
    code,
    url: `http://127.0.0.1:${port}`,
    keys: [key],
    get games() {
      return sample.games;
    },
    set games(list) {
      sample.games = list;
    },
    get tables() {
      return sample.tables;
    },
    set tables(list) {
      sample.tables = list;
    },
    get slow() {
      return sample.slow;
    },
    set slow(promise) {
      sample.slow = promise;
    },
    get misSigns() {
      return sample.misSigns;
    },
    set misSigns(value) {
      sample.misSigns = value;
    },
    get refuses() {
      return sample.refuses;
    },
    set refuses(value) {
      sample.refuses = value;
    },
    asked: () => questions,
    askedForTables: () => questionsForTables,
    send,
    async call<N extends WalletCallName>(platform: string, name: N, body: WalletBody<N>) {
      const { status, text, signed } = await send(platform, name, body);
      if (status !== 200 || !signed) throw new Error(`${name} answered ${status}, signed ${signed}: ${text}`);
      return JSON.parse(text) as WalletAnswer<N>; // the wallet's own test checks the shapes
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A game as the sample server lists it. */
export function sampleGame(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    code: 'book',
    name: 'Book of Samples',
    studio: { code: 'sava', name: 'Sava Reels' },
    area: 'casino',
    kind: 'slots',
    image: '/art/book.svg',
    color: '#102030',
    tags: ['egypt'],
    demo: true,
    rtp: '95.996',
    volatility: 3,
    maxWin: '1000',
    hits: { any: '49.5', more: '20.7' },
    lines: 10,
    features: ['free_spins'],
    model: 'V5',
    sheet: 'a'.repeat(64),
    version: 1,
    released: '2026-11-01',
    popular: 50,
    unit: 10,
    orientation: 'any',
    ...more,
  };
}
