import { randomUUID } from 'node:crypto';

import { defaultTicketSettings, minorToMoney, type TicketRequest } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { asc, eq } from 'drizzle-orm';

import type { AgencyActor } from '../agency/agency.ts';
import { readCashOutTerms } from '../cash-out/cash-out-terms.ts';
import type { CashOuts } from '../cash-out/cash-outs.ts';
import { createCashOuts } from '../cash-out/create-cash-outs.ts';
import type { OpenDatabase } from '../database/database.ts';
import { gameGrants, gameSessions, ticketLegs, tickets as ticketRows, wallets } from '../database/schema/index.ts';
import { demoCurrencies } from '../demo/demo-data.ts';
import type { OfferedGame } from '../games/catalogue/catalogue.ts';
import type { Jackpots } from '../games/jackpots/jackpots.ts';
import { createGameWallet } from '../games/wallet/create-game-wallet.ts';
import type { GameWallet } from '../games/wallet/game-wallet.ts';
import { createLocalBus } from '../bus/local-bus.ts';
import { createSettingsStore } from '../settings/create-settings-store.ts';
import { createTickets } from '../tickets/create-tickets.ts';
import { voidTicket } from '../tickets/settle/void-ticket.ts';
import { lockTicket } from '../tickets/store/ticket-store.ts';
import type { Tickets } from '../tickets/tickets.ts';
import { createAgencyBench, type AgencyBench } from './agency-bench.ts';
import type { FakeOffer } from './fake-offer.ts';

/** A game whose rounds are short, at a stake of any sum. */
const game: OfferedGame = {
  code: 'dice',
  name: 'Dice',
  studio: { code: 'house', name: 'House' },
  area: 'casino',
  kind: 'live',
  color: '#102030',
  tags: [],
  demo: true,
  rtp: '96.00',
  volatility: 1,
  maxWin: '100',
  features: [],
  hits: { any: '50.00', more: '40.00' },
  model: 'dice',
  sheet: '0'.repeat(64),
  version: 1,
  released: '2026-01-01',
  popular: 1,
  unit: 1,
  sums: true,
  orientation: 'any',
  server: 'house',
  enabled: true,
  until: undefined,
};

/** Everything that writes figures, over one database and one clock. */
export interface FiguresBench extends AgencyBench {
  readonly tickets: Tickets;
  readonly cashOuts: CashOuts;
  /** Gives a wallet in a currency, with money in minor units. */
  fund(userId: string, currency: { currencyId: number; currency: string }, amount: bigint): Promise<void>;
  /** Pays a ticket. Returns false if it was refused. */
  pay(user: AgencyActor, request: TicketRequest): Promise<boolean>;
  /** Sells a share of a ticket, in ten-thousandths. Returns false if nothing was sold. */
  sell(userId: string, ticketId: string, ratio: bigint): Promise<boolean>;
  /** Voids an open ticket. */
  void(ticketId: string): Promise<void>;
  /** Plays a round in one of several ways, in dinars unless another currency is given. Returns the answer to its first bet. */
  play(userId: string, way: PlayedWay, stake: bigint, won: bigint, currencyId?: number): Promise<string>;
}

/**
 * - `once`: bet and win in one call, which ends the round.
 * - `twice`: a bet, another bet, a win, and an end without one.
 * - `lost`: a bet, and an end without a win.
 * - `back`: a bet that is taken back.
 * - `part`: two bets of which one is taken back, and an end.
 * - `free`: a round that the house pays.
 * - `open`: a bet.
 */
export const playedWays = ['once', 'twice', 'lost', 'back', 'part', 'free', 'open'] as const;
/** The ways above, and `freeBack`: a free bet that is taken back. */
export type PlayedWay = (typeof playedWays)[number] | 'freeBack';

/** Events whose id ends with `b` are of another sport. */
const twoSports = (offer: FakeOffer): FakeOffer => ({
  ...offer,
  match(eventId) {
    const match = offer.match(eventId);
    return match && { ...match, sport: eventId.endsWith('b') ? 'B' : 'F' };
  },
});

/** What differs from the usual game. */
export interface FiguresBenchOptions {
  readonly game?: Partial<OfferedGame>;
  readonly jackpots?: (bench: AgencyBench) => Promise<Pick<Jackpots, 'potIn' | 'enter'>>;
}

export async function createFiguresBench(open: OpenDatabase, options: FiguresBenchOptions = {}): Promise<FiguresBench> {
  const bench = await createAgencyBench(open);
  const { db, clock, ledger } = bench;
  const offer = twoSports(bench.offer);
  const base = { db, clock, ids: () => randomUUID(), offer, ledger };
  const settings = () => Promise.resolve(defaultTicketSettings);
  const tickets = createTickets({ ...base, settings });
  const terms = () => Promise.resolve(readCashOutTerms(undefined));
  const cashOuts = createCashOuts({ ...base, terms });
  const gameWallet = createGameWallet({
    ...base,
    jackpots: (await options.jackpots?.(bench)) ?? {
      potIn: () => undefined,
      enter: () => Promise.resolve(undefined),
    },
    games: {
      byCode: () => Promise.resolve({ ...game, ...options.game }),
      highestStake: () => Promise.resolve(undefined),
    } as never,
    settings: createSettingsStore(db, clock, createLocalBus('only')),
    notifyLimit: () => {},
    notifyJackpot: () => {},
  });
  return {
    ...bench,
    tickets,
    cashOuts,
    async fund(userId, currency, amount) {
      const walletId = await ledger.openWallet(db, { userId, ...currency });
      await ledger.deposit({ walletId, amount, source: 'fund', externalId: randomUUID() });
    },
    async pay({ userId: id }, request) {
      const answer = await tickets.request({ id, username: id, roles: [], blocked: false }, request, request);
      return 'status' in answer && answer.status === 200 && answer.body.includes('"ErrorText":"ok"');
    },
    async sell(userId, ticketId, ratio) {
      const asked = await cashOuts.quote(userId, { ticketId, ratio });
      if (asked.kind !== 'quoted') return false;
      const { quoteId, amount } = asked.quote;
      return (await cashOuts.confirm(userId, { ticketId, quoteId, amount })).kind === 'sold';
    },
    void: (ticketId) =>
      transact(db, async (tx) => {
        const row = await lockTicket(tx, ticketId);
        const [sold] = await tx.select().from(ticketRows).where(eq(ticketRows.id, ticketId));
        if (row === undefined || sold?.settlement !== 'open') return;
        const legs = await tx
          .select()
          .from(ticketLegs)
          .where(eq(ticketLegs.ticketId, ticketId))
          .orderBy(asc(ticketLegs.position));
        await voidTicket(tx, { clock, ledger }, row, legs);
      }),
    async play(userId, way, stake, won, currencyId = demoCurrencies.RSD.currencyId) {
      const answers: string[] = [];
      const noting: GameWallet = {
        ...gameWallet,
        async transact(server, body) {
          const answer = await gameWallet.transact(server, body);
          answers.push(answer);
          return answer;
        },
      };
      await playRound(bench, noting, { userId, way, stake, won, inCurrency: currencyId });
      return answers[0] ?? '';
    },
  };
}

async function playRound(
  { db, clock }: AgencyBench,
  wallet: GameWallet,
  {
    userId,
    way,
    stake,
    won,
    inCurrency,
  }: { userId: string; way: PlayedWay; stake: bigint; won: bigint; inCurrency: number },
): Promise<void> {
  const owned = await db.select().from(wallets).where(eq(wallets.userId, userId));
  const own = owned.find(({ currencyId }) => currencyId === inCurrency);
  if (own === undefined) throw new Error('The player has no wallet in this currency.');
  const at = new Date(clock.now());
  const { id: walletId, currencyId, currency } = own;
  const [sessionId, grantId] = [randomUUID(), randomUUID()];
  const money = { userId, currencyId, currency, gameCode: game.code };
  const counted = { staked: 0n, won: 0n, rounds: 0 };
  const times = { tokenExpiresAt: at, startedAt: at, activeAt: at };
  const session = { id: sessionId, server: 'house', walletId, mode: 'real', lang: 'en', ...counted, ...times } as const;
  await db.insert(gameSessions).values({ ...session, ...money, tokenHash: sessionId });
  if (way === 'free' || way === 'freeBack') {
    const granted = { requestId: grantId, rounds: 1, used: 0, stake, grantedBy: '-', grantedAt: at };
    await db
      .insert(gameGrants)
      .values({ id: grantId, ...money, ...granted, expiresAt: new Date(clock.now() + 3_600_000) });
  }
  const body = { session_id: sessionId, round_id: randomUUID(), game_code: game.code };
  const amount = minorToMoney(stake);
  const call = (
    finished: boolean,
    transactions: { id: string; kind: 'bet' | 'win' | 'free_bet'; amount: string; grant?: string }[],
  ) => wallet.transact('house', { ...body, finished, transactions });
  const bet = (id: string = randomUUID()) => ({ id, kind: 'bet' as const, amount });
  const win = { id: randomUUID(), kind: 'win' as const, amount: minorToMoney(won) };
  const first = randomUUID();
  const takeBack = () =>
    wallet.rollback('house', { id: randomUUID(), of: first, round_id: body.round_id, reason: 'test' });
  const end = () => wallet.endRound('house', { round_id: body.round_id });
  switch (way) {
    case 'once':
      return void (await call(true, [bet(), win]));
    case 'twice':
      await call(false, [bet()]);
      await call(false, [bet(), win]);
      return void (await end());
    case 'lost':
      await call(false, [bet()]);
      return void (await end());
    case 'back':
      await call(false, [bet(first)]);
      return void (await takeBack());
    case 'part':
      await call(false, [bet(first)]);
      await call(false, [bet()]);
      await takeBack();
      return void (await end());
    case 'free':
      return void (await call(true, [{ id: randomUUID(), kind: 'free_bet', amount, grant: grantId }, win]));
    case 'freeBack':
      await call(false, [{ id: first, kind: 'free_bet', amount, grant: grantId }]);
      return void (await takeBack());
    case 'open':
      return void (await call(false, [bet()]));
  }
}
