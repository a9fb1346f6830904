import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { FreeRounds, SessionTotals, WalletAnswer } from '@kvota/contracts/wallet';
import { transact, type Clock } from '@kvota/server';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';

import type { FrameGame, FrameSession } from '../../wire/index.ts';
import { hashOfAccess, lockCaller, requireCurrent, sessionOf, type SessionRow } from '../access/session-of.ts';
import type { Catalogue, HouseGame } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import { rounds as roundsTable, sessions } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { Seeds } from '../seeds/seeds.ts';
import type { Tables } from '../tables/tables.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Sessions } from './sessions.ts';

export interface SessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: () => string;
  readonly wallet: Wallet;
  readonly seeds: Seeds;
  readonly catalogue: Catalogue;
  readonly tables: Pick<Tables, 'current'>;
  readonly rounds: Pick<Rounds, 'unfinished' | 'notices'>;
}

/** Play money of a demo session, in minor units: 10,000.00. */
const demoMoney = 1_000_000n;

type Granted = Extract<WalletAnswer<'authenticate'>, { session_id: string }>;

export function createSessions(deps: SessionsDeps): Sessions {
  const { db, clock, ids, wallet, seeds, catalogue, tables, rounds } = deps;
  return {
    async authenticate(token) {
      const granted = await exchange(wallet, token);
      const game = catalogue.game(granted.game_code);
      if (game === undefined) throw new FrameFailure('unknownGame');
      // Read or made before the transaction, so that bets need not wait for it.
      if (game.title.table !== undefined) await tables.current(game.title.code);
      const access = `${ids()}${ids()}`.replaceAll('-', '');
      return transact(db, async (tx) => {
        await seeds.lock(tx, granted.player_id);
        await supersede(tx, granted);
        const row = newSession({ granted, game, access, id: ids(), now: clock.now() });
        await tx.insert(sessions).values(row);
        return {
          access,
          session_id: row.id,
          mode: row.money,
          game: frameGame(game),
          currency: row.currency,
          currency_id: row.currencyId,
          lang: row.lang,
          balance: row.demoBalance === null ? granted.balance : minorToMoney(row.demoBalance),
          stakes: stakesOf(granted, game),
          limits: granted.limits,
          rules: granted.rules,
          free_rounds: [...(row.freeRounds ?? [])],
          totals: row.demoTotals ?? noTotals(clock.now()),
          round: await rounds.unfinished(tx, row),
          notices: await rounds.notices(tx, row),
          serverTime: isoTime(clock.now()),
        } satisfies FrameSession;
      });
    },
    async balance(access) {
      const session = await sessionOf(db, access);
      requireCurrent(session);
      return {
        balance: await balanceOf(deps, session),
        totals: session.demoTotals ?? (await lastTotals(db, session)),
        notices: await rounds.notices(db, session),
      };
    },
    async refill(access) {
      return transact(db, async (tx) => {
        const { session } = await lockCaller(tx, access);
        requireCurrent(session);
        if (session.money !== 'demo') throw new FrameFailure('demoOnly');
        await tx.update(sessions).set({ demoBalance: demoMoney }).where(eq(sessions.id, session.id));
        return { balance: minorToMoney(demoMoney), totals: session.demoTotals ?? noTotals(clock.now()) };
      });
    },
  };
}

async function exchange(wallet: Wallet, token: string): Promise<Granted> {
  const result = await wallet.call('authenticate', { token });
  if (result.type === 'silent') throw new FrameFailure('walletAway');
  if (result.type === 'fault') throw new FrameFailure('tokenRefused', { detail: `${result.code}: ${result.detail}` });
  const { answer } = result;
  if ('session_id' in answer) return answer;
  const { status, until } = answer;
  throw new FrameFailure('tokenRefused', { wallet: { status, ...(typeof until === 'string' ? { until } : {}) } });
}

/** Supersedes older frames of the player; those of other games too, unless the wallet allows several games at once. */
async function supersede(tx: Db, granted: Granted): Promise<void> {
  const { player_id, game_code, mode, several_games = false } = granted;
  const older = and(eq(sessions.playerId, player_id), eq(sessions.money, mode), ne(sessions.state, 'superseded'));
  await tx
    .update(sessions)
    .set({ state: 'superseded' })
    .where(several_games ? and(older, eq(sessions.gameCode, game_code)) : older);
}

const noTotals = (now: number): SessionTotals => ({ staked: '0.00', won: '0.00', rounds: 0, startedAt: isoTime(now) });

/** The stakes that the wallet offers and that fit a mode of the game. */
const stakesOf = ({ stakes }: Granted, { units }: HouseGame): string[] =>
  stakes.filter((stake) => Object.values(units).some((unit) => moneyToMinor(stake) % BigInt(unit) === 0n));

interface NewSession {
  readonly game: HouseGame;
  readonly granted: Granted;
  readonly access: string;
  readonly id: string;
  readonly now: number;
}

/** Free rounds that the game can play: bets at tables are placed otherwise. */
const freeRoundsOf = ({ free_rounds = [] }: Granted, { title }: HouseGame): FreeRounds[] =>
  title.table === undefined ? free_rounds : [];

function newSession({ granted, game, access, id, now }: NewSession): SessionRow {
  const demo = granted.mode === 'demo';
  return {
    id,
    accessHash: hashOfAccess(access),
    walletSession: granted.session_id,
    playerId: granted.player_id,
    gameCode: granted.game_code,
    money: granted.mode,
    state: 'open',
    currency: granted.currency,
    currencyId: granted.currency_id,
    lang: granted.lang,
    stakes: granted.stakes,
    limits: granted.limits,
    rules: granted.rules,
    freeRounds: demo ? null : freeRoundsOf(granted, game),
    demoBalance: demo ? demoMoney : null,
    demoTotals: demo ? noTotals(now) : null,
    startedAt: new Date(now),
  };
}

function frameGame({ title, studio, sheet, modes, units }: HouseGame): FrameGame {
  const { code, name, kind, engine, model, theme } = title;
  const { rtp, hash, version } = sheet;
  const table = title.table === undefined ? {} : { table: true };
  return {
    code,
    name,
    studio,
    kind,
    engine,
    model,
    theme,
    modes: [...modes],
    units,
    rtp,
    sheet: hash,
    version,
    ...table,
  };
}

async function balanceOf({ wallet }: SessionsDeps, session: SessionRow): Promise<string> {
  if (session.demoBalance !== null) return minorToMoney(session.demoBalance);
  const result = await wallet.call('balance', { session_id: session.walletSession });
  if (result.type === 'silent') throw new FrameFailure('walletAway');
  if (result.type === 'fault' || !('balance' in result.answer)) throw new FrameFailure('sessionExpired');
  return result.answer.balance;
}

/** The totals that the wallet gave with the last round of the session. */
async function lastTotals(db: Db, session: SessionRow): Promise<SessionTotals> {
  const [last] = await db
    .select({ totals: roundsTable.totals })
    .from(roundsTable)
    .where(and(eq(roundsTable.sessionId, session.id), isNotNull(roundsTable.totals)))
    .orderBy(desc(roundsTable.openedAt))
    .limit(1);
  return last?.totals ?? noTotals(session.startedAt.getTime());
}
