import { must, type Check } from '../check.ts';
import { list, minor, record, text } from '../wire.ts';
import type { Reply, WalletClient } from './client.ts';

export interface Movement {
  readonly id: string;
  readonly kind: 'bet' | 'win';
  readonly amount: string;
}

/** A session as the wallet opened it. */
export interface OpenSession {
  readonly id: string;
  readonly game: string;
  /** Ascending, in minor units. */
  readonly stakes: readonly bigint[];
  readonly highest: bigint;
  readonly answer: Record<string, unknown>;
}

/** The wallet, a player's session and the expected book, for each check. */
export interface WalletContext {
  readonly client: WalletClient;
  /** Starts a game as a player and returns its launch token. */
  readonly launch: () => Promise<string>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  /** Makes an id that was never sent. */
  readonly id: () => string;
  /** What this run expects to be booked, by the id of the movement, in order. */
  readonly book: Map<string, { readonly kind: string; readonly amount: bigint }>;
  /** Bets that were given back. Whether they were booked before is not known; bet and rollback add up to nothing. */
  readonly returned: Set<string>;
  /** Opens a session, or returns the one that was opened before. */
  readonly session: () => Promise<OpenSession>;
  /** Opens another session of the same player. */
  readonly openSession: () => Promise<OpenSession>;
  balance(): Promise<bigint>;
  bet(amount?: bigint): Promise<Movement>;
  win(amount: bigint): Movement;
  /** Sends a `transact` of a session's round after the shortest time of a round. */
  transact(round: string, movements: readonly Movement[], finished?: boolean): Promise<Reply>;
  /** Sends a `transact` that has to be booked, and notes its movements. */
  booked(round: string, movements: readonly Movement[], finished?: boolean): Promise<Reply>;
}

export type WalletCheck = Check<WalletContext>;

export interface WalletContextOptions {
  readonly client: WalletClient;
  readonly launch: () => Promise<string>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly id: () => string;
}

export function createWalletContext(options: WalletContextOptions): WalletContext {
  const { client, launch, wait, id } = options;
  let current: Promise<OpenSession> | undefined;
  let pause = 0;
  const book: WalletContext['book'] = new Map();
  const open = async (): Promise<OpenSession> => {
    const { json, status, text: answer } = await client.send('authenticate', { token: await launch() });
    must(status === 200 && json['status'] === 'ok', `authenticate answered ${status}: ${answer}`);
    pause = Number(record(json['rules'])['shortest_round_ms'] ?? 0);
    return {
      id: String(json['session_id']),
      game: String(json['game_code']),
      stakes: list(json['stakes']).map(minor),
      highest: minor(record(json['limits'])['max_bet']),
      answer: json,
    };
  };
  const context: WalletContext = {
    ...options,
    book,
    returned: new Set(),
    session: () => (current ??= open()),
    openSession: () => (current = open()),
    async balance() {
      const { json, text: answer } = await client.send('balance', { session_id: (await context.session()).id });
      must(json['status'] === 'ok', `balance answered ${answer}`);
      return minor(json['balance']);
    },
    async bet(amount) {
      const lowest = (await context.session()).stakes[0];
      must(lowest !== undefined, 'authenticate lists no stakes');
      return { id: id(), kind: 'bet', amount: text(amount ?? lowest) };
    },
    win: (amount) => ({ id: id(), kind: 'win', amount: text(amount) }),
    async transact(round, transactions, finished = true) {
      const { id: session_id, game: game_code } = await context.session();
      if (transactions.some(({ kind }) => kind === 'bet')) await wait(pause);
      return client.send('transact', { session_id, round_id: round, game_code, finished, transactions });
    },
    async booked(round, movements, finished) {
      const reply = await context.transact(round, movements, finished);
      must(reply.status === 200 && reply.json['status'] === 'ok', `transact answered ${reply.status}: ${reply.text}`);
      for (const { id: key, kind, amount } of movements) book.set(key, { kind, amount: minor(amount) });
      return reply;
    },
  };
  return context;
}

/** Runs a step and returns by how much it changed the balance. */
export async function changeOf(context: WalletContext, step: () => Promise<unknown>): Promise<bigint> {
  const before = await context.balance();
  await step();
  return (await context.balance()) - before;
}
