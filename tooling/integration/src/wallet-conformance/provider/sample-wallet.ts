import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  answerSignature,
  list,
  minor,
  parse,
  record,
  requestSignature,
  text,
  tolerance,
  type Credentials,
  type Now,
} from '../wire.ts';
import type { Fault } from './faults.ts';

/** A call as it came. */
export interface Received {
  readonly name: string;
  readonly body: string;
  readonly json: Record<string, unknown>;
  /** Why its signature was refused; undefined if it is valid. */
  readonly refused: string | undefined;
  readonly fault: Fault | undefined;
  /** The answer, if one was sent that a provider may believe. */
  readonly answer: Record<string, unknown> | undefined;
}

/** A movement that the wallet has booked. */
export interface Booked {
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly of: string | undefined;
  readonly round: string;
  readonly amount: bigint;
}

export interface SampleWalletOptions extends Credentials {
  readonly now: Now;
  readonly port?: number;
  readonly currency?: { readonly code: string; readonly id: number };
  readonly stakes?: readonly string[];
  readonly shortestRound?: number;
  readonly fault: () => Fault | undefined;
  /** Whether the next bet is refused for want of credit. */
  readonly refuse: () => boolean;
}

/** A wallet in memory that records every call, and fails on purpose. */
export interface SampleWallet {
  readonly url: string;
  readonly received: readonly Received[];
  readonly booked: readonly Booked[];
  readonly rounds: ReadonlyMap<string, { readonly state: 'open' | 'finished' | 'cancelled'; readonly player: string }>;
  /** Returns a launch token of a player for a game. */
  grant(player: string, game: string): string;
  /** Returns how many tokens were exchanged. */
  exchanged(): number;
  close(): Promise<void>;
}

const credit = 100_000_000n;

/** Starts a wallet that was written from its description alone. */
export async function startSampleWallet(options: SampleWalletOptions): Promise<SampleWallet> {
  const { now, secret } = options;
  const { code: currency, id: currency_id } = options.currency ?? { code: 'EUR', id: 978 };
  const stakes = options.stakes ?? ['1.00', '10.00', '100.00'];
  const tokens = new Map<string, { player: string; game: string }>();
  const sessions = new Map<string, { player: string; game: string; startedAt: string }>();
  const received: Received[] = [];
  const booked: Booked[] = [];
  const rounds = new Map<string, { state: 'open' | 'finished' | 'cancelled'; player: string }>();
  const answers = new Map<string, { body: string; answer: Record<string, unknown> }>();
  const returned = new Set<string>();
  let exchanges = 0;

  const balance = (player: string): bigint =>
    booked
      .filter(({ round }) => rounds.get(round)?.player === player)
      .reduce((sum, { kind, amount }) => sum + (kind === 'bet' ? -amount : amount), credit);
  const serverTime = (): string => new Date(now()).toISOString();

  const authenticate = ({ token }: Record<string, unknown>): Record<string, unknown> => {
    const found = tokens.get(String(token));
    tokens.delete(String(token));
    if (found === undefined) return { status: 'sessionExpired' };
    exchanges += 1;
    const session_id = `session-${exchanges}`;
    sessions.set(session_id, { ...found, startedAt: serverTime() });
    return {
      status: 'ok',
      mode: 'real',
      session_id,
      player_id: found.player,
      game_code: found.game,
      currency,
      currency_id,
      lang: 'en',
      balance: text(balance(found.player)),
      stakes,
      limits: { min_bet: stakes[0], max_bet: stakes.at(-1), max_win: '1000000.00' },
      rules: {
        profile: 'standard',
        shortest_round_ms: options.shortestRound ?? 0,
        autoplay: false,
        turbo: false,
        slam_stop: false,
        reality_check_minutes: 60,
      },
      serverTime: serverTime(),
    };
  };
  const decide = (round: string, bets: readonly Record<string, unknown>[]): string => {
    const { state } = rounds.get(round) ?? {};
    if (state === 'cancelled' || bets.some(({ id }) => returned.has(String(id)))) return 'rolledBack';
    if (state === 'finished') return 'roundClosed';
    if (bets.length === 0) return state === undefined ? 'unknownRound' : 'ok';
    return options.refuse() ? 'insufficientFunds' : 'ok';
  };
  const transact = (json: Record<string, unknown>, body: string): Record<string, unknown> | number => {
    const movements = list(json['transactions']).map(record);
    const before = movements.map(({ id }) => answers.get(String(id))).find((one) => one !== undefined);
    if (before !== undefined) return before.body === body ? before.answer : 422;
    const session = sessions.get(String(json['session_id']));
    if (session === undefined) return 404;
    const round = String(json['round_id']);
    const status = decide(
      round,
      movements.filter(({ kind }) => kind === 'bet'),
    );
    if (status === 'ok') {
      rounds.set(round, { state: json['finished'] === true ? 'finished' : 'open', player: session.player });
      for (const { id, kind, amount } of movements) {
        booked.push({
          id: String(id),
          kind: kind === 'bet' ? 'bet' : 'win',
          of: undefined,
          round,
          amount: minor(amount),
        });
      }
    }
    const answer = { status, balance: text(balance(session.player)), serverTime: serverTime() };
    for (const { id } of movements) answers.set(String(id), { body, answer });
    return answer;
  };
  const rollback = ({ id, of, round_id }: Record<string, unknown>): Record<string, unknown> => {
    const bet = booked.find((one) => one.id === of && one.kind === 'bet');
    if (!returned.has(String(of)) && bet !== undefined) {
      booked.push({ ...bet, id: String(id), kind: 'rollback', of: bet.id });
      rounds.set(bet.round, { player: '', ...rounds.get(bet.round), state: 'cancelled' });
    } else if (!rounds.has(String(round_id))) rounds.set(String(round_id), { state: 'cancelled', player: '' });
    returned.add(String(of));
    return { status: 'ok' };
  };
  const endRound = ({ round_id }: Record<string, unknown>): Record<string, unknown> => {
    const round = rounds.get(String(round_id));
    if (round?.state === 'open') round.state = 'finished';
    return { status: round === undefined ? 'unknownRound' : 'ok' };
  };
  const handle = (name: string, json: Record<string, unknown>, body: string): Record<string, unknown> | number => {
    if (name === 'authenticate') return authenticate(json);
    if (name === 'transact') return transact(json, body);
    if (name === 'rollback') return rollback(json);
    if (name === 'endRound') return endRound(json);
    const session = sessions.get(String(json['session_id']));
    if (name === 'balance' && session !== undefined)
      return { status: 'ok', balance: text(balance(session.player)), currency };
    return 404;
  };

  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const path = request.url ?? '';
    const name = path.split('/').at(-1) ?? '';
    const refused = refusalOf(request, body, options);
    const json = record(parse(body));
    // A token cannot be exchanged again, so that its call has no fault.
    const fault = refused === undefined && name !== 'authenticate' ? options.fault() : undefined;
    const result = refused !== undefined ? 401 : fault === 'cutBefore' ? undefined : handle(name, json, body);
    const sent = typeof result === 'object' && fault === undefined ? result : undefined;
    received.push({ name, body, json, refused, fault, answer: sent });
    if (fault === 'cutBefore' || fault === 'cutAfter') {
      response.destroy();
      return;
    }
    const status = fault === 'serverError' ? 503 : typeof result === 'number' ? result : 200;
    const text_ = JSON.stringify(typeof result === 'object' ? result : { code: 'refused', detail: refused ?? '' });
    const timestamp = String(now());
    const asked = String(request.headers['kvota-signature']);
    const signature = answerSignature(secret, { timestamp, status, request: asked, body: text_ });
    response.writeHead(status, {
      'content-type': 'application/json',
      'kvota-key': options.key,
      'kvota-timestamp': timestamp,
      'kvota-signature': fault === 'unsigned' ? 'v1=00' : signature,
    });
    response.end(text_);
  }
  await new Promise<void>((resolve) => void server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens at a port
    received,
    booked,
    rounds,
    grant(player, game) {
      const token = `token-${tokens.size}-${exchanges}-${received.length}`;
      tokens.set(token, { player, game });
      return token;
    },
    exchanged: () => exchanges,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns why a request is not believed, or undefined. */
function refusalOf(
  { headers, method = '', url: path = '' }: IncomingMessage,
  body: string,
  { now, provider, key, secret }: SampleWalletOptions,
): string | undefined {
  const timestamp = String(headers['kvota-timestamp']);
  if (headers['kvota-provider'] !== provider) return `provider ${String(headers['kvota-provider'])}`;
  if (headers['kvota-key'] !== key) return `key ${String(headers['kvota-key'])}`;
  if (!(Math.abs(now() - Number(timestamp)) <= tolerance)) return `time ${timestamp}`;
  const expected = requestSignature(secret, { timestamp, method, path, body });
  return headers['kvota-signature'] === expected ? undefined : 'signature';
}
