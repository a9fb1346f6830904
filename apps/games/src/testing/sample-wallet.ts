import { createHash } from 'node:crypto';

import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import {
  walletCalls,
  walletFaults,
  type WalletAnswer,
  type WalletBody,
  type WalletCallName,
  type WalletFault,
  type WalletStatus,
} from '@kvota/contracts/wallet';
import * as v from 'valibot';

/** A movement as the wallet booked it, in minor units; a rollback has the amount of its bet. */
export interface BookedEntry {
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly of: string | null;
  readonly roundId: string;
  readonly sessionId: string;
  readonly amount: bigint;
  readonly at: number;
}

/** An answer over HTTP. */
export interface WalletHttp {
  readonly status: number;
  readonly json: unknown;
}

export interface SampleSession {
  readonly playerId: string;
  readonly gameCode: string;
  readonly mode: 'real' | 'demo';
  readonly currency: string;
}

/** A wallet in memory, written from the contract alone. */
export interface SampleWallet {
  /** Grants a token for one start of a game. */
  grant(session: Partial<SampleSession>): string;
  /** Sets the credit of a player. */
  fund(playerId: string, amount: bigint): void;
  credit(playerId: string): bigint;
  /** Refuses every bet with this status from now on; undefined allows them again. */
  refuseBets(status: Exclude<WalletStatus, 'ok'> | undefined, more?: object): void;
  /** Handles a call as its HTTP body came. */
  handle(name: WalletCallName, body: unknown): WalletHttp;
  /** Tests may change it, as if the wallet had booked something else. */
  readonly entries: BookedEntry[];
  /** Every handled call, in its order. */
  readonly handled: readonly { readonly name: WalletCallName; readonly body: unknown }[];
  readonly rounds: ReadonlyMap<string, 'open' | 'finished'>;
  /** Length of the shortest round of sessions that start from now on, in milliseconds. */
  shortestRound: number;
  /** Lets players play several games at once; for sessions that start from now on. */
  severalGames: boolean;
  /** Entries on a page of `reconcile`. */
  pageSize: number;
}

class Fault extends Error {
  readonly code: WalletFault;
  constructor(code: WalletFault) {
    super(code);
    this.code = code;
  }
}

const firstFunds = 1_000_000n;
const stakes = ['0.05', '0.10', '1.00', '10.00', '100.00'];

/** Creates a wallet of the contract in memory. Each player has one account, in RSD. */
export function createSampleWallet(now: () => number): SampleWallet {
  const tokens = new Map<string, SampleSession>();
  const sessions = new Map<string, SampleSession & { readonly startedAt: number }>();
  const credits = new Map<string, bigint>();
  const answers = new Map<string, { readonly hash: string; readonly answer: WalletAnswer<'transact'> }>();
  const returned = new Set<string>();
  const rounds = new Map<string, 'open' | 'finished'>();
  const entries: BookedEntry[] = [];
  const handled: { name: WalletCallName; body: unknown }[] = [];
  let refusal: { status: Exclude<WalletStatus, 'ok'>; more: object } | undefined;
  const creditOf = (playerId: string): bigint => credits.get(playerId) ?? firstFunds;
  const serverTime = (): string => new Date(now()).toISOString();
  const sessionOf = (id: string) => {
    const session = sessions.get(id);
    if (session === undefined) throw new Fault('unknownSession');
    return session;
  };
  const totals = new Map<string, { bet: bigint; win: bigint; rollback: bigint; readonly rounds: Set<string> }>();
  const totalsOf = (sessionId: string) => {
    const known = totals.get(sessionId) ?? { bet: 0n, win: 0n, rollback: 0n, rounds: new Set() };
    totals.set(sessionId, known);
    return known;
  };
  const book = (playerId: string, entry: BookedEntry): void => {
    entries.push(entry);
    const sums = totalsOf(entry.sessionId);
    sums[entry.kind] += entry.amount;
    sums.rounds.add(entry.roundId);
    credits.set(playerId, creditOf(playerId) + (entry.kind === 'bet' ? -entry.amount : entry.amount));
  };
  const decide = (body: WalletBody<'transact'>, playerId: string): WalletStatus => {
    const bets = body.transactions.filter(({ kind }) => kind === 'bet');
    if (rounds.get(body.round_id) === 'finished') return 'roundClosed';
    if (bets.some(({ id }) => returned.has(id))) return 'rolledBack';
    if (bets.length === 0) return rounds.has(body.round_id) ? 'ok' : 'unknownRound';
    if (refusal !== undefined) return refusal.status;
    const staked = bets.reduce((all, { amount }) => all + moneyToMinor(amount), 0n);
    return staked > creditOf(playerId) ? 'insufficientFunds' : 'ok';
  };
  const transact = (body: WalletBody<'transact'>): WalletAnswer<'transact'> => {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const known = body.transactions.map(({ id }) => answers.get(id)).filter((one) => one !== undefined);
    if (known.some((one) => one.hash !== hash)) throw new Fault('payloadMismatch');
    if (known[0] !== undefined) return known[0].answer;
    const { playerId, startedAt } = sessionOf(body.session_id);
    const status = decide(body, playerId);
    if (status === 'ok') {
      for (const { id, kind, amount } of body.transactions) {
        const place = { roundId: body.round_id, sessionId: body.session_id, at: now() };
        book(playerId, {
          id,
          kind: kind === 'bet' || kind === 'free_bet' ? 'bet' : 'win',
          of: null,
          amount: moneyToMinor(amount),
          ...place,
        });
      }
      rounds.set(body.round_id, body.finished ? 'finished' : 'open');
    }
    const answer: WalletAnswer<'transact'> = {
      status,
      ...(status === refusal?.status ? refusal.more : {}),
      balance: minorToMoney(creditOf(playerId)),
      session: {
        staked: minorToMoney(totalsOf(body.session_id).bet),
        won: minorToMoney(totalsOf(body.session_id).win),
        rounds: totalsOf(body.session_id).rounds.size,
        startedAt: new Date(startedAt).toISOString(),
      },
      serverTime: serverTime(),
    };
    for (const { id } of body.transactions) answers.set(id, { hash, answer });
    return answer;
  };
  const rollback = ({ id, of, round_id }: WalletBody<'rollback'>): WalletAnswer<'rollback'> => {
    const bet = entries.find((entry) => entry.id === of && entry.kind === 'bet');
    if (!returned.has(of)) {
      returned.add(of);
      if (bet !== undefined) {
        const { sessionId, amount } = bet;
        book(sessionOf(sessionId).playerId, {
          id,
          kind: 'rollback',
          of,
          roundId: round_id,
          sessionId,
          amount,
          at: now(),
        });
      }
    }
    return { status: 'ok' };
  };
  const calls: { readonly [N in WalletCallName]: (body: WalletBody<N>) => unknown } = {
    authenticate({ token }) {
      const session = tokens.get(token);
      tokens.delete(token);
      if (session === undefined) return { status: 'sessionExpired' };
      const session_id = `s-${sessions.size}`;
      sessions.set(session_id, { ...session, startedAt: now() });
      return {
        status: 'ok',
        mode: session.mode,
        session_id,
        player_id: session.playerId,
        game_code: session.gameCode,
        currency: session.currency,
        currency_id: 941,
        lang: 'en',
        balance: minorToMoney(creditOf(session.playerId)),
        stakes,
        limits: { min_bet: '0.05', max_bet: '100.00', max_win: '1000000.00' },
        rules: {
          profile: 'standard',
          shortest_round_ms: sample.shortestRound,
          autoplay: false,
          turbo: false,
          slam_stop: false,
          reality_check_minutes: 60,
        },
        ...(sample.severalGames && { several_games: true }),
        serverTime: serverTime(),
      };
    },
    balance({ session_id }) {
      const { playerId, currency } = sessionOf(session_id);
      return { status: 'ok', balance: minorToMoney(creditOf(playerId)), currency };
    },
    transact,
    rollback,
    endRound({ round_id }) {
      rounds.set(round_id, 'finished');
      return { status: 'ok' };
    },
    reconcile({ from, to, cursor }) {
      const [begins, ends, first] = [Date.parse(from), Date.parse(to), Number(cursor ?? 0)];
      const within = entries.filter(({ at }) => at >= begins && at < ends);
      const next = first + sample.pageSize < within.length ? String(first + sample.pageSize) : null;
      const result = within
        .slice(first, first + sample.pageSize)
        .map(({ id, kind, of, roundId, sessionId, amount, at }) => ({
          id,
          kind,
          of,
          round_id: roundId,
          session_id: sessionId,
          amount: minorToMoney(amount),
          currency: 'RSD',
          bookedAt: new Date(at).toISOString(),
        }));
      return { result, next };
    },
  };
  const sample: SampleWallet = {
    grant(session) {
      const token = `t-${tokens.size}-${sessions.size}-${entries.length}-${handled.length}`;
      tokens.set(token, { playerId: 'p-1', gameCode: 'coin', mode: 'real', currency: 'RSD', ...session });
      return token;
    },
    fund: (playerId, amount) => void credits.set(playerId, amount),
    credit: creditOf,
    refuseBets(status, more = {}) {
      refusal = status && { status, more };
    },
    handle(name, body) {
      handled.push({ name, body });
      const parsed = v.safeParse(walletCalls[name].body, body);
      if (!parsed.success) return { status: 400, json: { code: 'malformed', detail: v.summarize(parsed.issues) } };
      try {
        // The schema of the call gives it the body that it takes.
        return { status: 200, json: (calls[name] as (body: unknown) => unknown)(parsed.output) };
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return { status: walletFaults[error.code], json: { code: error.code, detail: '' } };
      }
    },
    entries,
    handled,
    rounds,
    shortestRound: 0,
    severalGames: false,
    pageSize: 1000,
  };
  return sample;
}
