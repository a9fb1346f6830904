import { createHash, randomBytes } from 'node:crypto';

import {
  isBonusCurrency,
  maintenanceExemptRole,
  minorToMoney,
  moneyToMinor,
  type GameSession,
  type Locale,
} from '@kvota/contracts';
import { providerPaths } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import { and, count, desc, eq, gt, gte, inArray, isNull, ne, sum } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameRounds, gameSessions, wallets } from '../../database/schema/index.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { PlaySessions } from '../../protection/play/play-sessions.ts';
import { readPlay } from '../../protection/play/play-store.ts';
import { startStop } from '../../protection/play/play-stop.ts';
import { readLimits } from '../../limits/path-limits.ts';
import { switchedOff } from '../../limits/reached-limit.ts';
import type { UserRecord } from '../../users/users.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';
import type { GamesOnOffer } from '../catalogue/games-on-offer.ts';
import { freeRoundsFor, openGrants } from '../free-rounds/free-rounds.ts';
import { limitSwitchOf } from '../gate/limit-switch.ts';
import { rulesFor } from '../gate/game-rules.ts';
import { readGameSettings, type GameSettings } from '../gate/game-settings.ts';
import { stakesFor } from '../gate/stakes.ts';
import type { DemoFault, GameSessions, GameStart, StartFault, StartResult } from './game-sessions.ts';
import { idleAfter, isOpen, toSession, type RoundSums, type SessionRow } from './open-session.ts';
import { playerId } from './player-id.ts';

export interface GameSessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'wallets'>;
  readonly settings: Pick<SettingsStore, 'general' | 'status' | 'maintenanceBegun'>;
  readonly games: GamesOnOffer;
  readonly playSessions: Pick<PlaySessions, 'running' | 'acknowledge' | 'minutesOf' | 'seen'>;
}

/** Milliseconds within which a launch token is exchanged. */
const tokenLife = 60_000;
const tokenLength = 24;
/** The currency of play money. ISO 4217 calls XXX what is no currency. */
const playMoney = { currencyId: 999, currency: 'XXX', balance: 1_000_000n } as const;
/** The grid of play money is that of this currency. */
const playMoneyGrid = 'RSD';

/** Creates the sessions over the database. */
export function createGameSessions(deps: GameSessionDeps): GameSessions {
  const { db, clock } = deps;
  const now = (): Date => new Date(clock.now());
  const newest = async (userId: string, id?: string): Promise<SessionRow | undefined> => {
    const mine = and(eq(gameSessions.userId, userId), eq(gameSessions.mode, 'real'));
    const where = id === undefined ? and(mine, isNull(gameSessions.endedAt)) : and(mine, eq(gameSessions.id, id));
    const [row] = await db.select().from(gameSessions).where(where).orderBy(desc(gameSessions.startedAt)).limit(1);
    return row;
  };
  const wire = async (row: SessionRow): Promise<GameSession> => {
    const play = row.userId === null ? undefined : await deps.playSessions.running(row.userId);
    return toSession(row, play && { ...play, sums: await sumsSince(db, row, new Date(play.checked)) });
  };
  return {
    async start(user, { currencyId, ...start }) {
      const [game, settings] = await Promise.all([deps.games.byCode(start.gameCode), gameSettings(deps)]);
      const open = game && (await openRound(db, { userId: user.id, game, currencyId }));
      const fault = (await userFault(deps, user)) ?? startFault(deps, game, { ...start, open }, settings);
      if (game === undefined || fault !== undefined) return refuse(fault ?? 'gameUnknown', game);
      await deps.playSessions.seen(user.id);
      const stopped = open === undefined ? startStop(await readPlay(db, user.id, clock.now()), clock.now()) : undefined;
      if (stopped !== undefined) return stopRefusal(stopped);
      const limit = open === undefined && switchedOff(await readLimits(db, user.id), [limitSwitchOf[game.area]]);
      if (limit) return { ...refuse('limitReached'), limit };
      const [wallet] = await db
        .select()
        .from(wallets)
        .where(and(eq(wallets.userId, user.id), eq(wallets.currencyId, currencyId)));
      if (wallet === undefined) return refuse('noWallet');
      if (isBonusCurrency(currencyId)) return refuse('gameWalletBonus');
      if (stakesOf(game, settings, wallet.currency).length === 0) return refuse('gameCurrency');
      const { id: walletId, currency } = wallet;
      return db.transaction(async (tx) => {
        const others = and(eq(gameSessions.userId, user.id), isNull(gameSessions.endedAt));
        const ended = settings.oneGameAtATime ? others : and(others, eq(gameSessions.gameCode, game.code));
        await tx.update(gameSessions).set({ endedAt: now(), endedBy: 'newer' }).where(ended);
        const money = { userId: user.id, walletId, currencyId, currency } as const;
        return insertSession(tx, deps, game, { ...start, ...money, mode: 'real', open });
      });
    },

    async startDemo(start) {
      const [game, settings] = await Promise.all([deps.games.byCode(start.gameCode), gameSettings(deps)]);
      const fault = (await maintenanceFault(deps)) ?? startFault(deps, game, start, settings);
      if (game === undefined || fault !== undefined) return refuse(fault ?? 'gameUnknown', game);
      const { demo } = rulesFor(settings.profile, game.kind, { currency: playMoney.currency });
      if (!game.demo || !demo) return refuse('noDemo');
      const { currencyId, currency } = playMoney;
      return insertSession(db, deps, game, {
        ...start,
        userId: null,
        walletId: null,
        currencyId,
        currency,
        mode: 'demo',
      });
    },

    async authenticate(server, token) {
      const [row] = await db
        .update(gameSessions)
        .set({ tokenUsedAt: now() })
        .where(
          and(
            eq(gameSessions.tokenHash, hashOf(token)),
            eq(gameSessions.server, server),
            isNull(gameSessions.tokenUsedAt),
            gt(gameSessions.tokenExpiresAt, now()),
          ),
        )
        .returning();
      if (row === undefined || !isOpen(row, clock.now())) return { status: 'sessionExpired' };
      const [game, settings] = await Promise.all([deps.games.byCode(row.gameCode), gameSettings(deps)]);
      if (game === undefined) return { status: 'gameInactive' };
      const kind = rulesFor(settings.profile, game.kind, { ...settings, currency: row.currency });
      // The check of a player is that of all products. Play money has that of the profile.
      const rules =
        row.userId === null
          ? kind.rules
          : { ...kind.rules, reality_check_minutes: await deps.playSessions.minutesOf(row.userId) };
      const highest = await deps.games.highestStake(game.code, row.currency);
      const stakes = stakesOf(game, settings, row.currency, highest).map(minorToMoney);
      const [lowest, most] = [stakes[0] ?? '0.00', stakes.at(-1) ?? '0.00'];
      const grants = row.userId === null ? [] : await openGrants(db, row.userId, clock.now());
      const free = freeRoundsFor(grants, row);
      const credit = row.userId === null ? playMoney.balance : await creditIn(deps, row.userId, row.currencyId);
      return {
        status: 'ok',
        mode: row.mode,
        session_id: row.id,
        player_id: playerId(server, row.userId ?? row.id),
        game_code: row.gameCode,
        currency: row.currency,
        currency_id: row.currencyId,
        lang: row.lang as Locale, // written from a call that allows no other
        balance: minorToMoney(credit),
        stakes,
        limits: { min_bet: lowest, max_bet: most, max_win: minorToMoney(highestWin(game, most)) },
        rules,
        ...(free.length === 0 ? {} : { free_rounds: free }),
        ...(settings.oneGameAtATime ? {} : { several_games: true }),
        serverTime: now().toISOString(),
      };
    },

    async current(userId) {
      const row = await newest(userId);
      return row && isOpen(row, clock.now()) ? wire(row) : undefined;
    },

    async playing(gameCodes) {
      const open = and(isNull(gameSessions.endedAt), gt(gameSessions.activeAt, new Date(clock.now() - idleAfter)));
      const rows = await db
        .selectDistinct({ userId: gameSessions.userId, gameCode: gameSessions.gameCode })
        .from(gameSessions)
        .where(and(inArray(gameSessions.gameCode, [...gameCodes]), eq(gameSessions.mode, 'real'), open));
      return rows.flatMap(({ userId, gameCode }) => (userId === null ? [] : [{ userId, gameCode }]));
    },

    async end(userId, sessionId) {
      const row = await newest(userId, sessionId);
      if (row === undefined) return false;
      const where = and(eq(gameSessions.id, sessionId), isNull(gameSessions.endedAt));
      await db.update(gameSessions).set({ endedAt: now(), endedBy: 'player' }).where(where);
      return true;
    },

    async endAll(userId) {
      const open = and(eq(gameSessions.userId, userId), isNull(gameSessions.endedAt));
      await db.update(gameSessions).set({ endedAt: now(), endedBy: 'excluded' }).where(open);
    },

    async answerCheck(userId, sessionId) {
      const row = await newest(userId, sessionId);
      if (row === undefined) return undefined;
      await deps.playSessions.acknowledge(userId);
      return wire(row);
    },
  };
}

/** Reads the operator's settings for games. */
export async function gameSettings({ settings }: Pick<GameSessionDeps, 'settings'>): Promise<GameSettings> {
  const [general, status] = await Promise.all([settings.general(), settings.status()]);
  return readGameSettings(general, status);
}

/** Returns the stakes of a game in a currency. Play money uses the grid of the dinar. */
export function stakesOf(
  game: OfferedGame,
  { stakes, profile }: GameSettings,
  currency: string,
  operatorLimit?: string,
): readonly bigint[] {
  const limits = [
    rulesFor(profile, game.kind, { currency }).highestStake,
    operatorLimit === undefined ? undefined : moneyToMinor(operatorLimit),
  ].filter((limit) => limit !== undefined);
  const highest = limits.length === 0 ? undefined : limits.reduce((a, b) => (a < b ? a : b));
  const grid = currency === playMoney.currency ? playMoneyGrid : currency;
  return stakesFor(stakes, { currency: grid, unit: game.unit, highest });
}

async function insertSession(
  db: Db,
  { clock, ids, games }: GameSessionDeps,
  game: OfferedGame,
  session: GameStart &
    Pick<SessionRow, 'userId' | 'walletId' | 'currencyId' | 'currency' | 'mode'> & {
      readonly open?: string | undefined;
    },
): Promise<StartResult<never>> {
  const token = randomBytes(tokenLength).toString('base64url');
  const [id, at] = [ids(), new Date(clock.now())];
  const expiresAt = clock.now() + tokenLife;
  const { gameCode, userId, walletId, currencyId, currency, mode, lang } = session;
  const totals = { staked: 0n, won: 0n, rounds: 0 };
  const times = {
    tokenExpiresAt: new Date(expiresAt),
    startedAt: at,
    activeAt: at,
  };
  const { server } = game;
  const values = { id, server, gameCode, userId, walletId, currencyId, currency, mode, lang, ...totals, ...times };
  await db.insert(gameSessions).values({ ...values, tokenHash: hashOf(token) });
  const url = games.originOf(server) + providerPaths.launch + encodeURIComponent(gameCode);
  return { kind: 'started', game: { sessionId: id, token, url, expiresAt, openRound: session.open } };
}

/** Sums the rounds of a player since a moment, in the currency of the session. */
async function sumsSince(db: Db, { userId, currencyId }: SessionRow, since: Date): Promise<RoundSums> {
  if (userId === null) return { staked: 0n, won: 0n, rounds: 0 };
  const mine = and(eq(gameRounds.userId, userId), eq(gameRounds.currencyId, currencyId));
  const [row] = await db
    .select({
      staked: sum(gameRounds.staked).mapWith(BigInt),
      won: sum(gameRounds.won).mapWith(BigInt),
      rounds: count(),
    })
    .from(gameRounds)
    .where(and(mine, gte(gameRounds.openedAt, since), ne(gameRounds.state, 'cancelled')));
  return { staked: row?.staked ?? 0n, won: row?.won ?? 0n, rounds: row?.rounds ?? 0 };
}

interface PlayersGame {
  readonly userId: string;
  readonly game: OfferedGame;
  readonly currencyId: number;
}

/** The newest round of a game that the player has not finished, with this wallet. */
async function openRound(db: Db, { userId, game, currencyId }: PlayersGame): Promise<string | undefined> {
  const [row] = await db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.userId, userId),
        eq(gameRounds.server, game.server),
        eq(gameRounds.gameCode, game.code),
        eq(gameRounds.currencyId, currencyId),
        eq(gameRounds.state, 'open'),
      ),
    )
    .orderBy(desc(gameRounds.openedAt))
    .limit(1);
  return row?.id;
}

async function userFault(deps: GameSessionDeps, user: UserRecord): Promise<StartFault | undefined> {
  if (user.blocked) return 'youAreBlocked';
  return user.roles.includes(maintenanceExemptRole) ? undefined : maintenanceFault(deps);
}

async function maintenanceFault({ settings }: GameSessionDeps): Promise<'maintenance' | undefined> {
  return (await settings.maintenanceBegun()) ? 'maintenance' : undefined;
}

/**
 * A game or a casino that is off opens for a player with an open round, so that it can be finished (CAS-33, CAS-46). The gate
 * refuses new rounds.
 */
function startFault(
  { games }: GameSessionDeps,
  game: OfferedGame | undefined,
  { studio, open }: GameStart & { readonly open?: string | undefined },
  settings: GameSettings,
): (DemoFault & StartFault) | undefined {
  if (game === undefined || (studio !== undefined && studio !== game.studio.code)) return 'gameUnknown';
  if (settings.off[game.area] && open === undefined) return 'casinoDisabled';
  const isOn = game.enabled && rulesFor(settings.profile, game.kind, { currency: '' }).offered;
  if (!isOn && open === undefined) return 'gameInactive';
  return games.isUp(game.server) ? undefined : 'providerDown';
}

const refuse = <F extends DemoFault | StartFault>(error: F, game?: OfferedGame): StartResult<F> => ({
  kind: 'refused',
  error,
  until: error === 'gameInactive' ? game?.until : undefined,
});

const stopRefusal = ({ error, until }: NonNullable<ReturnType<typeof startStop>>): StartResult<StartFault> => ({
  kind: 'refused',
  error,
  until: until === undefined ? undefined : Date.parse(until),
});

async function creditIn({ ledger }: GameSessionDeps, userId: string, currencyId: number): Promise<bigint> {
  const wallet = (await ledger.wallets(userId)).find((one) => one.currency_id === currencyId);
  return wallet === undefined ? 0n : moneyToMinor(wallet.wallet_0) + moneyToMinor(wallet.wallet_1);
}

/** A multiple has at most four decimal places. */
function highestWin({ maxWin }: OfferedGame, stake: string): bigint {
  const [whole = '0', places = ''] = maxWin.split('.');
  return (moneyToMinor(stake) * BigInt(whole + places.padEnd(4, '0'))) / 10_000n;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
