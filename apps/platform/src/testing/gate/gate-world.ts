import { randomUUID } from 'node:crypto';

import type { TicketRequestSelection } from '@kvota/contracts';
import type { WalletTransaction } from '@kvota/contracts/wallet';
import { createFakeClock } from '@kvota/server/fake-clock';

import { webhookHeaders } from '../../payments/provider/webhook-signature.ts';
import { createFakePaymentProvider } from '../fake-payment-provider.ts';
import { createFakeRegister } from '../fake-register.ts';
import { openLegs } from '../open-legs.ts';
import { paidTicket } from '../paid-ticket.ts';
import { sampleGame, startSampleGameServer } from '../sample-game-server.ts';
import { createTestPlatform } from '../test-platform.ts';

export type GateWorld = Awaited<ReturnType<typeof createGateWorld>>;

const rsd = { currency: 'RSD', currencyId: 941 };
/** A player without an agent, and a player who gives a voucher. */
const [player, friend] = ['player2', 'player'] as const;

/**
 * Starts a real platform with a game server and a payment provider. The player has everything open that a call acts on:
 * an offer, a ticket that can be sold, a round, vouchers, a deposit. `playMinutes` is how long the player plays by then.
 */
export async function createGateWorld(playMinutes = 0) {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
  const server = await startSampleGameServer(clock);
  server.games = { version: '1', games: [sampleGame()] };
  const provider = createFakePaymentProvider(clock);
  const register = createFakeRegister();
  const { code, url, keys } = server;
  const platform = await createTestPlatform({
    clock,
    gameServers: [{ code, url, keys, origin: url }],
    paymentProviders: [provider],
    register,
  });
  const tokens = new Map<string, string>();
  const token = async (name: string): Promise<string> => {
    const known = tokens.get(name) ?? (await platform.signIn(name)).access_token;
    tokens.set(name, known);
    return known;
  };
  const own = await token(player);
  const operator = await token('operator');
  await until(clock, async () => (await platform.call('gamesEnabled', {})).games.length > 0);

  const ticket = (): ReturnType<typeof paidTicket> => {
    const [leg] = openLegs(platform.offer, ['F'], 2) as [TicketRequestSelection]; // it throws if there are fewer
    const wallet = { currency: rsd.currency, currency_id: rsd.currencyId };
    return paidTicket(randomUUID(), [leg], { stake: '50.00', wallet });
  };
  const pay = async (): Promise<{ id: string; error?: string | null | undefined }> => {
    const body = ticket();
    const { error } = await platform.call('ticketRequest', { body }, own);
    return { id: body.ticket_id, error };
  };
  const startGame = () =>
    platform.call('rgsStartSession', { body: { game_code: 'book', currency_id: rsd.currencyId } }, own);
  const moves = async (session_id: string, round_id: string, kind: WalletTransaction['kind'], finished: boolean) => {
    const transactions = [{ id: randomUUID(), kind, amount: '20.00' }];
    const body = { session_id, round_id, game_code: 'book', finished, transactions };
    return (await server.call(platform.url, 'transact', body)).status;
  };
  const pays = (direction: 'deposit' | 'withdrawal') =>
    platform.call('paymentInit', { body: { ...rsd, amount: '1000.00', direction } }, own);
  const voucher = async (name: string) =>
    platform.call('createVoucher', { body: { ...rsd, amount: '100.00' } }, await token(name));
  const credit = async (): Promise<number> => {
    const { wallets } = await platform.call('ping', { query: {} }, own);
    const wallet = wallets.find(({ currency_id }) => currency_id === rsd.currencyId);
    return Number(wallet?.wallet_0) + Number(wallet?.wallet_1);
  };

  const begun = clock.now();
  /** Looks at pages until the play session has some milliseconds. */
  const looks = async (age: number): Promise<void> => {
    const left = (): number => begun + age - clock.now();
    while (left() > 0) {
      await platform.call('ping', { query: {} }, own);
      await clock.jump(Math.min(10 * 60_000, left()));
    }
  };
  // An offer waits for less than that.
  await looks(playMinutes * 60_000 - 15_000);
  const sold = await pay();
  const force = { outcome: 'oddchange' as const, odds: '1.01' };
  await platform.call('forceTicket', { body: { username: player, force } }, operator);
  const offered = await pay();
  const started = await startGame();
  const opened = await server.call(platform.url, 'authenticate', { token: started.token ?? '' });
  if (opened.status !== 'ok') throw new Error(`The game did not open: ${opened.status}.`);
  const [session, round] = [opened.session_id, randomUUID()];
  await moves(session, round, 'bet', false);
  await clock.jump(10_000);
  const [given, taken] = [await voucher(friend), await voucher(player)];
  const deposit = (await pays('deposit')).paymentId ?? '';
  await looks(playMinutes * 60_000);
  const open = { sold: sold.id, offered: offered.id, session, round, given, taken, deposit };

  return {
    platform,
    clock,
    provider,
    register,
    player,
    operator,
    token: own,
    open,
    pay,
    startGame,
    moves,
    pays,
    makeVoucher: () => voucher(player),
    credit,
    /** Reports a deposit as paid, and lets the platform apply it. Returns what became of the money. */
    arrives: async (id: string): Promise<'credited' | 'sent back'> => {
      const before = await credit();
      const signed = provider.sign(provider.happen(id, 'payment.captured'));
      const headers = {
        'content-type': 'application/json',
        [webhookHeaders.id]: signed.id,
        [webhookHeaders.timestamp]: signed.timestamp,
        [webhookHeaders.signature]: signed.signature,
      };
      await fetch(`${platform.url}/payment/webhooks/fake`, { method: 'POST', headers, body: signed.body });
      await until(clock, async () => (await credit()) > before || provider.asked.refunds > 0);
      return (await credit()) > before ? 'credited' : 'sent back';
    },
    transfer: async (name: 'agencyAddCredit' | 'agencyDecCredit') => {
      const { id: userId } = await platform.call('user', {}, own);
      const body = { requestId: randomUUID(), userId, currencyId: rsd.currencyId, amount: '10.00' };
      return platform.call(name, { body }, operator);
    },
    async close(): Promise<void> {
      await platform.close();
      await server.close();
    },
  };
}

/** Moves the clock second by second until something is true. Throws after a minute of it. */
async function until(clock: { jump(ms: number): Promise<void> }, isTrue: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    if (await isTrue()) return;
    await clock.jump(1000);
  }
  throw new Error('It did not happen within a minute of the platform.');
}
