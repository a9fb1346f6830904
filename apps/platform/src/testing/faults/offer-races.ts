import type { Clock } from '@kvota/server';
import { sql } from 'drizzle-orm';

import { ledgerTransactions, tickets } from '../../database/schema/index.ts';
import { rowsOf } from '../../database/rows.ts';
import type { Tickets } from '../../tickets/tickets.ts';
import { paidLeg, paidTicket } from '../paid-ticket.ts';
import type { TicketBench } from '../ticket-bench.ts';

/** The result of races: how they ended, and how many ended in more than one way. */
export interface RaceReport {
  readonly races: number;
  readonly accepted: number;
  readonly expired: number;
  readonly declined: number;
  /**
   * Races without exactly one final state, with a hold that was not captured or released exactly once, or with a wrong
   * answer.
   */
  readonly wrong: number;
}

const minutes = 60_000;

/**
 * Lets three things meet at the twentieth second of an offer: an acceptance, the decline of a client whose time is up,
 * and the expiry by two nodes. The clock of one node is right, those of the others are ten minutes fast and slow.
 */
export async function raceOffers(bench: TicketBench, races: number, random: () => number): Promise<RaceReport> {
  const skewed = (by: number): Clock => ({ ...bench.clock, now: () => bench.clock.now() + by });
  const nodes = [
    bench.tickets,
    bench.another({ clock: skewed(10 * minutes) }),
    bench.another({ clock: skewed(-10 * minutes) }),
  ];
  const ends = { accepted: 0, expired: 0, declined: 0, wrong: 0 };
  for (let i = 0; i < races; i += 1) {
    const end = await raceOne(bench, nodes, random);
    ends[end] += 1;
  }
  return { races, ...ends };
}

async function raceOne(
  bench: TicketBench,
  nodes: readonly Tickets[],
  random: () => number,
): Promise<'accepted' | 'expired' | 'declined' | 'wrong'> {
  const player = await bench.player({ rsd: 50_000n });
  const [ticketId, event] = [bench.id(), bench.id()];
  bench.offer.set(event, { odds: 1800 });
  await bench.pay(player, paidTicket(ticketId, [paidLeg(event)]));
  await bench.clock.advance(19_990 + Math.floor(random() * 20));
  const node = (): Tickets => nodes[Math.floor(random() * nodes.length)] ?? bench.tickets;
  const runners = [
    () => node().reoffer(player, { ticketId, accepted: true }),
    () => node().reoffer(player, { ticketId, accepted: true }),
    () => node().reoffer(player, { ticketId, accepted: false, reason: 'timeout' }),
    () => node().decideNow(),
    () => node().decideNow(),
  ].sort(() => random() - 0.5);
  const answers = await Promise.all(runners.map((run) => run()));
  // If all were too early, the offer is still open, and the node with the right clock ends it.
  await bench.clock.advance(1000);
  await bench.tickets.decideNow();
  const state = await stateOf(bench, ticketId);
  const booked = await bookingsOf(bench, ticketId);
  await Promise.all(nodes.map((each) => each.decideNow()));
  const refusals = answers.filter((answer) => answer?.error === 'noOffer' || answer?.error === 'offerExpired').length;
  const isTold = state === 'accepted' ? refusals <= 1 : refusals >= 1;
  const isOnce = booked === (state === 'accepted' ? 'capture,hold' : 'hold,release');
  const [money] = await bench.money(player);
  const isPaid = money === (state === 'accepted' ? '400.00' : '500.00');
  const isFinal = state === 'accepted' || state === 'expired' || state === 'declined';
  return isFinal && isOnce && isPaid && isTold && (await stateOf(bench, ticketId)) === state ? state : 'wrong';
}

async function stateOf({ open }: TicketBench, ticketId: string): Promise<unknown> {
  const [row] = rowsOf(await open.db.execute(sql`SELECT state FROM ${tickets} WHERE id = ${ticketId}`));
  return row?.['state'];
}

/** The types of a ticket's postings, in alphabetical order. */
async function bookingsOf({ open }: TicketBench, ticketId: string): Promise<string> {
  const rows = rowsOf(
    await open.db.execute(sql`SELECT type FROM ${ledgerTransactions} WHERE ref_id = ${ticketId} ORDER BY type`),
  );
  return rows.map((row) => String(row['type'])).join(',');
}
