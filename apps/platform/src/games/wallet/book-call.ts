import { maintenanceExemptRole, minorToMoney, moneyToMinor, type ReachedLimit } from '@kvota/contracts';
import type { WalletAnswer, WalletBody, WalletTransaction } from '@kvota/contracts/wallet';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameRounds, gameSessions, gameTransactions } from '../../database/schema/index.ts';
import { insertFigure } from '../../figures/log-figures.ts';
import type { Ids } from '../../kernel/ids.ts';
import { drawnFrom } from '../../ledger/explain/details.ts';
import type { Funds, Ledger, Posting } from '../../ledger/ledger.ts';
import {
  drawOf,
  incomeMovements,
  promoMovements,
  takeMovements,
  type Draw,
  type Movement,
} from '../../ledger/movements.ts';
import { limitSums } from '../../limits/limit-sums.ts';
import { limitOfBet, neededSums, switchedOff } from '../../limits/reached-limit.ts';
import { playStop } from '../../protection/play/play-stop.ts';
import { limitSwitchOf } from '../gate/limit-switch.ts';
import { grantOf, useGrant } from '../free-rounds/free-rounds.ts';
import type { OfferedGame } from '../catalogue/catalogue.ts';
import { decideBet, type GateDecision } from '../gate/bet-gate.ts';
import { rulesFor } from '../gate/game-rules.ts';
import type { GameSettings } from '../gate/game-settings.ts';
import type { Jackpots } from '../jackpots/jackpots.ts';
import { hashOf } from '../servers/signature.ts';
import { gameSettings, stakesOf, type GameSessionDeps } from '../sessions/create-game-sessions.ts';
import { isOpen } from '../sessions/open-session.ts';
import { WalletFailed } from './game-wallet.ts';
import { roundFigure } from './round-figure.ts';
import {
  callFacts,
  lockFunds,
  type CallFacts,
  type MoneySession,
  type NewTransaction,
  type RoundFacts,
  type SessionWallet,
} from './wallet-store.ts';

export interface BookingDeps extends Pick<GameSessionDeps, 'clock' | 'games' | 'settings'> {
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'lock' | 'post' | 'postAll'>;
  readonly jackpots: Pick<Jackpots, 'potIn' | 'enter'>;
}

type Transact = WalletBody<'transact'>;
type TransactAnswer = WalletAnswer<'transact'>;

/** The answer to a call, as text. */
export interface Booked {
  readonly answer: string;
  /** Set if the bet was above a limit: the limit, or null if the game cannot be played. */
  readonly limit?: bigint | null | undefined;
  /** The jackpot that the round won, in minor units. */
  readonly jackpot?: bigint | undefined;
}

/** Books a call of a game server in the caller's transaction, or refuses it. A repetition gets the first answer (CAS-11). */
export async function bookCall(
  tx: Db,
  deps: BookingDeps,
  server: string,
  call: { readonly body: Transact; readonly session: SessionWallet; readonly operator: OperatorFacts },
): Promise<Booked> {
  const { body, operator } = call;
  const funds = await lockFunds(tx, deps.ledger, call.session);
  const callHash = hashOf(JSON.stringify(body));
  const transactions = body.transactions.map(({ id }) => id);
  // Read under the lock of the wallet: another call may have changed everything before.
  const facts = await callFacts(tx, server, {
    sessionId: body.session_id,
    roundId: body.round_id,
    transactions,
    now: deps.clock.now(),
  });
  const before = repeated(facts.before, transactions, callHash);
  if (before !== undefined) return { answer: before };
  const { session, round, user, limits, play } = facts;
  const bets = body.transactions.filter(isStake);
  const stake = sumOf(bets);
  const decision =
    bets.length > 0
      ? await decide(tx, deps, { session, user, limits, play, round, bets, stake, funds }, operator)
      : winDecision(session, round);
  const now = new Date(deps.clock.now());
  if (decision.kind === 'refuse') {
    const answer = refusal(decision, funds, now);
    await tx.insert(gameTransactions).values(refusedRows(server, body, { callHash, answer, now }));
    return { answer, limit: decision.status === 'betLimit' ? (decision.limit ?? null) : undefined };
  }
  const pot = body.finished ? potOf(deps, operator, session) : undefined;
  const change = { server, body, session, round, now, pot };
  const after = sessionAfter(change);
  await storeRound(tx, change, after);
  const { rows, postings } = bookings(deps, { server, body, funds, now });
  await deps.ledger.postAll(tx, postings);
  const [grant] = bets.flatMap((bet) => (bet.grant === undefined ? [] : [bet.grant]));
  const freeLeft = grant === undefined ? {} : { free_left: await useGrant(tx, grant, 1) };
  const entry = { server, roundId: body.round_id, walletId: funds.walletId, currency: funds.currency };
  // The house pays for free bets: they take no part.
  const staked = (round?.staked ?? 0n) + sumOf(bets.filter(isBet));
  const jackpot = pot === undefined ? undefined : await deps.jackpots.enter(tx, { ...entry, staked });
  const balance = (rows.at(-1)?.balanceAfter ?? funds.wallet0 + funds.wallet1) + (jackpot ?? 0n);
  const totals = { staked: minorToMoney(after.staked), won: minorToMoney(after.won), rounds: after.rounds };
  const answer = JSON.stringify({
    status: 'ok',
    balance: minorToMoney(balance),
    session: { ...totals, startedAt: session.startedAt.toISOString() },
    ...freeLeft,
    serverTime: now.toISOString(),
  } satisfies TransactAnswer);
  await tx.insert(gameTransactions).values(rows.map((row) => ({ ...row, callHash, answer })));
  return { answer, jackpot };
}

/** The pot that a game feeds with the stakes of a session; undefined if it feeds none (JACK-05). */
export function potOf(
  { jackpots }: Pick<BookingDeps, 'jackpots'>,
  { game, settings }: OperatorFacts,
  { currency }: Pick<MoneySession, 'currency'>,
): string | undefined {
  if (game === undefined || !rulesFor(settings.profile, game.kind, { ...settings, currency }).jackpots)
    return undefined;
  return jackpots.potIn(currency);
}

/** A stake of the player. */
const isBet = ({ kind }: WalletTransaction): boolean => kind === 'bet';
const isFree = ({ kind }: WalletTransaction): boolean => kind === 'free_bet';
export const isStake = (one: WalletTransaction): boolean => isBet(one) || isFree(one);
const sumOf = (list: readonly WalletTransaction[]): bigint =>
  list.reduce((sum, { amount }) => sum + moneyToMinor(amount), 0n);

/** Returns the stored answer of a call that came before, or the answer to a bet that was taken back before it came. */
function repeated(rows: CallFacts['before'], ids: readonly string[], callHash: string): string | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  if (rows.some((row) => row.callHash === null)) {
    const serverTime = first.bookedAt.toISOString();
    return JSON.stringify({ status: 'rolledBack', serverTime } satisfies TransactAnswer);
  }
  if (rows.length === ids.length && first.callHash === callHash && first.answer !== null) return first.answer;
  throw new WalletFailed('payloadMismatch', `Transaction ${first.id} was sent before with other content.`);
}

/** The operator's decisions about a game, read before the wallet is locked. */
export interface OperatorFacts {
  readonly game: OfferedGame | undefined;
  readonly settings: GameSettings;
  readonly maintenance: boolean;
  /** The operator's highest stake of the game as money text. */
  readonly highestStake: string | undefined;
}

/** Reads what the operator decided about the game of a session. */
export async function operatorFacts(deps: BookingDeps, session: SessionWallet): Promise<OperatorFacts> {
  const [game, settings, maintenance, highestStake] = await Promise.all([
    deps.games.byCode(session.gameCode),
    gameSettings(deps),
    deps.settings.maintenanceBegun(),
    deps.games.highestStake(session.gameCode, session.currency),
  ]);
  return { game, settings, maintenance, highestStake };
}

interface Bet extends Pick<CallFacts, 'session' | 'user' | 'limits' | 'play' | 'round'> {
  readonly bets: readonly WalletTransaction[];
  readonly stake: bigint;
  readonly funds: Funds;
}

async function decide(
  tx: Db,
  { clock }: BookingDeps,
  { session, user, limits, play, round, bets, stake, funds }: Bet,
  { game, settings, maintenance, highestStake }: OperatorFacts,
): Promise<GateDecision> {
  const { currency } = session;
  const kind = rulesFor(settings.profile, game?.kind ?? 'slots', { ...settings, currency });
  return decideBet({
    now: clock.now(),
    casinoOff: game !== undefined && settings.off[game.area],
    maintenance: maintenance && !user.roles.includes(maintenanceExemptRole),
    blocked: user.blocked,
    stop: playStop(play, clock.now()),
    limited: {
      off: game && switchedOff(limits, [limitSwitchOf[game.area]]),
      stake: await limitOfStake(tx, clock.now(), { session, limits, bets, round }),
    },
    game: { enabled: game?.enabled === true && kind.offered, until: game?.until },
    session: {
      open: isOpen(session, clock.now()),
      gameCode: session.gameCode,
      lastRoundAt: session.lastRoundAt?.getTime(),
      shortestRound: kind.rules.shortest_round_ms,
    },
    round: { state: round?.state, own: isOwn(round, session) },
    stake,
    stakes: game === undefined ? [] : stakesOf(game, settings, currency, highestStake),
    sums: game?.sums === true,
    funds: funds.wallet0 + funds.wallet1,
    free: await freeOf(tx, clock.now(), { session, round, bets }),
  });
}

/** Sums are read under the lock of the wallet, and only if a limit needs them. */
async function limitOfStake(
  tx: Db,
  now: number,
  { session, limits, bets, round }: Pick<Bet, 'session' | 'limits' | 'bets' | 'round'>,
): Promise<ReachedLimit | undefined> {
  const { userId, currency } = session;
  const needed = neededSums(limits, currency);
  const sums = needed && (await limitSums(tx, { userId, currency, now, ...needed }));
  return limitOfBet({ limits, currency, sums, now }, { stake: sumOf(bets.filter(isBet)), before: round?.staked ?? 0n });
}

/** A free bet opens its round, alone, with the stake of a grant that has rounds left (CAS-55). */
async function freeOf(
  tx: Db,
  now: number,
  { session, round, bets }: Pick<Bet, 'session' | 'round' | 'bets'>,
): Promise<'granted' | 'none' | undefined> {
  const [bet] = bets;
  if (bet === undefined || !bets.some(isFree)) return undefined;
  const grant = await grantOf(tx, bet.grant);
  if (grant === undefined || round !== undefined || bets.length > 1) return 'none';
  const { userId, currencyId, gameCode } = session;
  const isOwn = grant.userId === userId && grant.currencyId === currencyId && grant.gameCode === gameCode;
  const isOpen = grant.used < grant.rounds && grant.expiresAt.getTime() > now;
  return isOwn && isOpen && grant.stake === moneyToMinor(bet.amount) ? 'granted' : 'none';
}

/** A round belongs to a player's wallet and game; a later session may go on with it. */
const isOwn = (round: RoundFacts | undefined, { walletId, gameCode }: MoneySession): boolean =>
  round === undefined || (round.walletId === walletId && round.gameCode === gameCode);

/** A win is booked for every round that is open, whatever became of its session (CAS-12). */
function winDecision(session: MoneySession, round: RoundFacts | undefined): GateDecision {
  if (round === undefined || !isOwn(round, session)) return { kind: 'refuse', status: 'unknownRound' };
  if (round.state === 'cancelled') return { kind: 'refuse', status: 'rolledBack' };
  return round.state === 'finished' ? { kind: 'refuse', status: 'roundClosed' } : { kind: 'allow' };
}

function refusal(decision: Extract<GateDecision, { kind: 'refuse' }>, funds: Funds, now: Date): string {
  const { status, until, left, limit, reached } = decision;
  return JSON.stringify({
    status,
    balance: minorToMoney(funds.wallet0 + funds.wallet1),
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    ...(left === undefined ? {} : { left_ms: left }),
    ...(typeof limit !== 'bigint' ? {} : { game_limit: minorToMoney(limit) }),
    ...(reached === undefined ? {} : { limit: reached }),
    serverTime: now.toISOString(),
  } satisfies TransactAnswer);
}

function refusedRows(
  server: string,
  { transactions, round_id, session_id }: Transact,
  { callHash, answer, now }: { readonly callHash: string; readonly answer: string; readonly now: Date },
): NewTransaction[] {
  return transactions.map(({ id, kind, amount, grant }) => ({
    server,
    id,
    kind,
    grantId: grant ?? null,
    state: 'refused',
    roundId: round_id,
    sessionId: session_id,
    amount: moneyToMinor(amount),
    fromWallet0: 0n,
    callHash,
    answer,
    bookedAt: now,
  }));
}

/** A call that is booked, with what it changes. */
interface Change {
  readonly server: string;
  readonly body: Transact;
  readonly session: MoneySession;
  readonly round: RoundFacts | undefined;
  readonly now: Date;
  /** The pot that the stake of the round feeds. */
  readonly pot: string | undefined;
}

/** Returns the sums of the bets, the free bets and the wins of a call. */
const sumsOf = ({ transactions }: Transact) => ({
  staked: sumOf(transactions.filter(isBet)),
  free: sumOf(transactions.filter(isFree)),
  won: sumOf(transactions.filter((one) => !isStake(one))),
});

/** The totals of the session after a call. Nobody else changes them, because its wallet is locked. */
function sessionAfter({ body, session, round }: Change): Pick<MoneySession, 'staked' | 'won' | 'rounds'> {
  const { staked, won } = sumsOf(body);
  const rounds = session.rounds + (round === undefined ? 1 : 0);
  return { staked: session.staked + staked, won: session.won + won, rounds };
}

/** Writes the round, the totals of the session, and the figures of a round that ends, in one statement. */
async function storeRound(
  tx: Db,
  { server, body, session, round, now, pot }: Change,
  after: ReturnType<typeof sessionAfter>,
): Promise<void> {
  const sums = sumsOf(body);
  const staked = (round?.staked ?? 0n) + sums.staked;
  const free = (round?.free ?? 0n) + sums.free;
  const won = (round?.won ?? 0n) + sums.won;
  const state = body.finished ? 'finished' : 'open';
  const finishedAt = body.finished ? now : null;
  const feeds = { jackpot: pot ?? null, fed: pot !== undefined };
  const { userId, walletId, gameCode, currencyId, currency, id: sessionId } = session;
  const own = { server, id: body.round_id, sessionId, userId, walletId, gameCode, currencyId, currency };
  const ofRound =
    round === undefined
      ? tx
          .insert(gameRounds)
          .values({ ...own, ...feeds, state, staked, free, won, openedAt: now, finishedAt })
          .returning({ id: gameRounds.id })
      : tx
          .update(gameRounds)
          .set({ ...feeds, state, finishedAt, staked, won })
          .where(and(eq(gameRounds.server, server), eq(gameRounds.id, round.id)))
          .returning({ id: gameRounds.id });
  const figure = insertFigure(tx, roundFigure({ at: now, userId, currency, staked, free, won })).returning();
  await tx
    .with(tx.$with('of_round').as(ofRound), ...(body.finished ? [tx.$with('figure').as(figure)] : []))
    .update(gameSessions)
    .set({
      ...after,
      ...(body.transactions.some(isStake) ? { activeAt: now } : {}),
      ...(round === undefined ? { lastRoundAt: now } : {}),
    })
    .where(eq(gameSessions.id, session.id));
}

const ledgerTypes = { bet: 'game_bet', win: 'game_win', jackpot: 'jackpot', free_bet: 'game_free_bet' } as const;

/** A free bet is paid by the house; everything else moves money of the wallet. */
function movementsOf(
  one: WalletTransaction,
  wallet: {
    readonly walletId: string;
    readonly currency: string;
    readonly amount: bigint;
    readonly draw: Draw | undefined;
  },
): Movement[] {
  const { walletId, currency, amount, draw } = wallet;
  if (isFree(one)) return promoMovements(walletId, currency, amount);
  if (draw !== undefined) return takeMovements(walletId, currency, draw);
  return incomeMovements(walletId, currency, 'house', 'wallet_1', isBet(one) ? 0n : amount);
}

/** Returns the postings of a call's transactions, in their order, and the rows that record them. */
function bookings(
  { ids }: BookingDeps,
  { server, body, funds, now }: { server: string; body: Transact; funds: Funds; now: Date },
): { readonly rows: readonly NewTransaction[]; readonly postings: readonly Posting[] } {
  const rows: NewTransaction[] = [];
  const postings: Posting[] = [];
  let { wallet0, wallet1 } = funds;
  for (const one of body.transactions) {
    const amount = moneyToMinor(one.amount);
    const balanceBefore = wallet0 + wallet1;
    const draw = isBet(one) ? drawOf({ wallet0, wallet1 }, amount) : undefined;
    if (isBet(one) && draw === undefined && amount > 0n) throw new Error(`Bet ${one.id} exceeds the locked funds.`);
    wallet0 -= draw?.wallet0 ?? 0n;
    wallet1 += isStake(one) ? -(draw?.wallet1 ?? 0n) : amount;
    const movements = movementsOf(one, { ...funds, amount, draw });
    if (movements.length > 0) {
      const key = { source: `game:${server}`, externalId: one.id };
      const type = ledgerTypes[one.kind];
      const ref = { refType: 'game_round', refId: `${server}:${body.round_id}` };
      const details = draw === undefined ? [] : [drawnFrom(draw)];
      postings.push({ id: ids(), ...key, type, ...ref, at: now, movements, details });
    }
    rows.push({
      server,
      id: one.id,
      kind: one.kind,
      grantId: one.grant ?? null,
      state: 'booked',
      roundId: body.round_id,
      sessionId: body.session_id,
      amount,
      currency: funds.currency,
      fromWallet0: draw?.wallet0 ?? 0n,
      balanceBefore,
      balanceAfter: wallet0 + wallet1,
      bookedAt: now,
    });
  }
  return { rows, postings };
}
