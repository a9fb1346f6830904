import { randomUUID } from 'node:crypto';

import type { ForcedOutcome } from '@kvota/contracts/operator';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import type { MovementType } from '../../ledger/explain/movement-types.ts';
import type { Player } from '../../tickets/tickets.ts';
import { paidLeg, paidTicket } from '../paid-ticket.ts';
import type { MoneyWorld } from './money-world.ts';

/** Types that only a migration writes. */
type Migrated = 'gift_account';
export type BookedType = Exclude<MovementType, Migrated>;

const rsd = demoCurrencies.RSD.currencyId;
const day = 86_400_000;
const wallet = { currency: 'RSD', currency_id: rsd };
const asPlayer = ({ userId: id }: AgencyActor): Player => ({ id, username: id, roles: [], blocked: false });
const booked = (is: boolean, what: string): void => {
  if (!is) throw new Error(`Not booked: ${what}`);
};

interface Paid {
  readonly force?: ForcedOutcome;
  readonly freeBet?: boolean;
  readonly odds?: number;
  readonly stake?: string;
}

/** Pays a ticket on one match. Returns the ids of both. */
async function pay(
  world: MoneyWorld,
  who: AgencyActor,
  { force, freeBet = false, odds, ...more }: Paid = {},
): Promise<{ id: string; event: string }> {
  const [id, event] = [randomUUID(), randomUUID()];
  if (force !== undefined) await world.tickets.force(who.userId, force);
  const events = freeBet ? [event, `${event}-2`, `${event}-3`, `${event}-4`] : [event];
  const from = freeBet ? { currency: 'FREEBET-RSD', currency_id: demoCurrencies.freeBet.currencyId } : wallet;
  if (odds !== undefined) world.offer.set(event, { odds: odds * 1000 });
  const price = `${odds ?? 2}.00`;
  const legs = events.map((one) => paidLeg(one, { odds: price, original_odds: price }));
  const request = paidTicket(id, legs, { wallet: from, ...more });
  const answer = await world.tickets.request(asPlayer(who), request, request);
  booked('body' in answer && typeof answer.body === 'string' && answer.body.includes('"ok"'), JSON.stringify(answer));
  return { id, event };
}

async function transfer(
  world: MoneyWorld,
  direction: 'down' | 'up',
  basis: 'cash' | 'credit' = 'cash',
): Promise<{ agent: AgencyActor; body: { userId: string; currencyId: number; amount: string; note: string } }> {
  const agent = await world.add(rootId, { credit: 500_000n });
  const { userId } = await world.add(agent.userId, { credit: 50_000n });
  const body = { userId, currencyId: rsd, amount: '100.00', note: '' };
  if (basis === 'credit')
    await world.agency.saveLine(agent, { requestId: randomUUID(), userId, currencyId: rsd, limit: '1000.00' });
  const moved = await world.agency.transfer(agent, { ...body, requestId: randomUUID(), direction, basis });
  booked(moved.kind === 'answer' && moved.body.includes('"ok"'), JSON.stringify(moved));
  return { agent, body };
}

const voucherOf = async (world: MoneyWorld) => {
  const maker = await world.player();
  const made = await world.vouchers.create({
    userId: maker.userId,
    ...demoCurrencies.RSD,
    amount: '150.00',
    requestId: undefined,
  });
  if (typeof made.voucher !== 'string' || typeof made.id !== 'string') throw new Error(`No voucher: ${made.error}`);
  return { maker, code: made.voucher, id: made.id };
};

async function captured(world: MoneyWorld): Promise<{ who: AgencyActor; id: string }> {
  const who = await world.player();
  const id = await world.begin(who.userId, 'deposit');
  await world.deliver(world.provider.happen(id, 'payment.captured'));
  return { who, id };
}

async function sentPayout(world: MoneyWorld): Promise<{ who: AgencyActor; id: string }> {
  const who = await world.player();
  const id = await world.begin(who.userId, 'withdrawal');
  await world.payments.askProviders({ all: true });
  return { who, id };
}

async function stray(world: MoneyWorld): Promise<string> {
  await world.deliver(world.provider.happen(randomUUID(), 'payment.captured', { amount: '77.00' }));
  const item = (await world.payments.suspense()).result.find(({ amount }) => amount === '77.00');
  return item?.id ?? '';
}

async function grant(world: MoneyWorld, expiresAt?: number): Promise<AgencyActor> {
  const who = await world.player();
  const key = { source: 'operator', externalId: randomUUID() };
  const bonus = { userId: who.userId, kind: 'regular' as const, name: 'Gift', amount: 20_000n, key, expiresAt };
  booked((await world.bonuses.grant(bonus)).kind === 'granted', 'bonus');
  return who;
}

const play = async (world: MoneyWorld, way: Parameters<MoneyWorld['play']>[1], stake = 2000n): Promise<void> => {
  const { userId } = await world.player();
  booked((await world.play(userId, way, stake, 5000n)).includes('"ok"'), way);
};

/**
 * Books a movement of every type by the module that books it, in each of its kinds. A new type of movement needs a row here.
 */
export const bookings: Readonly<Record<BookedType, (world: MoneyWorld) => Promise<void>>> = {
  async deposit(world) {
    await captured(world);
    const id = await world.begin((await world.player()).userId, 'deposit');
    await world.deliver(world.provider.happen(id, 'payment.captured', { amount: '900.00' }));
    const item = (await world.payments.suspense()).result.find(({ paymentId }) => paymentId === id);
    await world.payments.resolve({ id: item?.id ?? '', resolution: 'credit', operatorId: world.root.userId });
  },
  hold: async (world) => void (await pay(world, await world.player())),
  async capture(world) {
    const who = await world.player();
    const { id } = await pay(world, who, { force: { outcome: 'reoffer', stake: '55.00' } });
    await world.tickets.reoffer(asPlayer(who), { ticketId: id, accepted: true });
    await world.tickets.decideNow();
  },
  async release(world) {
    const who = await world.player();
    const { id } = await pay(world, who, { force: { outcome: 'oddchange', odds: '1.50' } });
    await world.tickets.reoffer(asPlayer(who), { ticketId: id, accepted: false, reason: 'Player declined.' });
  },
  async refund(world) {
    await world.void((await pay(world, await world.player())).id);
  },
  async payout(world) {
    const { event } = await pay(world, await world.player());
    world.offer.end(event, 'won');
    // Above the highest payout.
    const { event: long } = await pay(world, await world.player(5_000_000n), { odds: 900, stake: '20000.00' });
    world.offer.end(long, 'won');
    const free = await pay(world, await grant(world), { freeBet: true });
    for (const one of ['', '-2', '-3', '-4']) world.offer.end(`${free.event}${one}`, one === '-4' ? 'void' : 'won');
    await world.tickets.settleNow();
  },
  async cash_out(world) {
    const who = await world.player();
    const { id } = await pay(world, who);
    booked(await world.sell(who.userId, id, 5000n), 'half a ticket');
    booked(await world.sell(who.userId, id, 10_000n), 'the other half');
  },
  game_bet: (world) => play(world, 'lost'),
  game_win: (world) => play(world, 'once'),
  game_back: (world) => play(world, 'back'),
  game_free_bet: (world) => play(world, 'free'),
  game_free_back: (world) => play(world, 'freeBack'),
  jackpot: (world) => play(world, 'once', 10_000n),
  jackpot_seed: (world) => play(world, 'once', 10_000n),
  async jackpot_part(world) {
    await play(world, 'lost');
    await world.jackpots.collect();
  },
  transfer_in: async (world) => void (await transfer(world, 'down')),
  transfer_out: async (world) => void (await transfer(world, 'up')),
  async debt_repaid(world) {
    const { agent, body } = await transfer(world, 'down', 'credit');
    await world.agency.repay(agent, { ...body, requestId: randomUUID(), amount: '40.00' });
  },
  voucher_made: async (world) => void (await voucherOf(world)),
  async voucher_used(world) {
    const { code } = await voucherOf(world);
    await world.vouchers.use({ userId: (await world.player()).userId, code, requestId: undefined });
  },
  async voucher_back(world) {
    const { maker, id } = await voucherOf(world);
    await world.vouchers.takeBack(maker.userId, id);
    await voucherOf(world);
    await world.clock.advance(400 * day);
    await world.vouchers.endDue();
    // One that stays open.
    await voucherOf(world);
  },
  withdrawal: async (world) => void (await sentPayout(world)),
  async withdrawal_back(world) {
    const [failed, returned] = [await sentPayout(world), await sentPayout(world)];
    await world.deliver(world.provider.happen(failed.id, 'payout.failed', { reason: 'account' }));
    await world.deliver(world.provider.happen(returned.id, 'payout.paid'));
    await world.deliver(world.provider.happen(returned.id, 'payout.returned'));
    // So much is reviewed.
    const reviewed = async ({ userId }: AgencyActor) => world.begin(userId, 'withdrawal', '60000.00');
    const [cancelled, rejected] = [await world.player(9_000_000n), await world.player(9_000_000n)];
    await world.payments.cancel(cancelled.userId, await reviewed(cancelled));
    await world.payments.decide({ paymentId: await reviewed(rejected), decision: 'reject', by: world.root.userId });
  },
  async withdrawal_paid(world) {
    await world.deliver(world.provider.happen((await sentPayout(world)).id, 'payout.paid'));
    const { id } = await sentPayout(world);
    await world.deliver(world.provider.happen(id, 'payout.failed', { reason: 'account' }));
    await world.deliver(world.provider.happen(id, 'payout.paid'));
  },
  async payment_refund(world) {
    const { id } = await captured(world);
    await world.deliver(world.provider.happen(id, 'payment.refunded', { amount: '300.00', part: 'r1' }));
  },
  async payment_refund_back(world) {
    const { id } = await captured(world);
    world.provider.refuses = () => true;
    const { error } = await world.payments.refund({ paymentId: id, amount: '300.00', reference: 'r1' });
    world.provider.refuses = () => false;
    booked(error === 'refundRefused', 'a refund that the provider refuses');
  },
  async chargeback(world) {
    const { who, id } = await captured(world);
    // The wallet has less than the bank takes back.
    await world.begin(who.userId, 'withdrawal', '10500.00');
    await world.deliver(world.provider.happen(id, 'payment.chargedBack', { amount: '1000.00', part: 'c1' }));
  },
  suspense: async (world) => void (await stray(world)),
  async suspense_back(world) {
    await world.payments.resolve({ id: await stray(world), resolution: 'return', operatorId: world.root.userId });
  },
  bonus: async (world) => void (await grant(world)),
  async bonus_end(world) {
    await grant(world, world.clock.now() + day);
    await world.clock.advance(2 * day);
    await world.bonuses.endDue();
  },
};
