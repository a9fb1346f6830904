// Figures as simply as possible: every ticket, sale, round and transfer in memory, every sum by hand. Written independently
// of the statements on purpose.
import { eq, isNotNull } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyNodes, agencyTransfers, cashOuts, gameRounds, ticketLegs, tickets } from '../database/schema/index.ts';

export interface Fact {
  readonly at: Date;
  readonly seller: string;
  readonly userId: string;
  readonly currency: string;
  readonly product: string;
  readonly sport: string;
  readonly tickets: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly bonusCost: bigint;
  readonly in: bigint;
  readonly out: bigint;
}

const nothing = { tickets: 0, stake: 0n, payout: 0n, bonusCost: 0n, in: 0n, out: 0n };

/** Reads everything that counts for figures, from what it was booked by. */
export async function recountFacts(db: Db): Promise<Fact[]> {
  const nodes = new Map((await db.select().from(agencyNodes)).map((node) => [node.userId, node]));
  const legs = await db.select().from(ticketLegs);
  const sales = await db.select().from(cashOuts).where(isNotNull(cashOuts.bookedAt));
  const facts: Fact[] = [];
  for (const ticket of await db.select().from(tickets).where(eq(tickets.state, 'accepted'))) {
    const own = legs.filter(({ ticketId }) => ticketId === ticket.id);
    const kinds = [...new Set(own.map(({ type }) => type))];
    const sports = [...new Set(own.map(({ sport }) => sport))];
    const free = ticket.currencyId === 1000;
    const what = {
      seller: ticket.agentId,
      userId: ticket.userId,
      currency: free ? 'RSD' : ticket.currency,
      product: kinds.length > 1 ? 'mix' : (kinds[0] ?? ''),
      sport: sports.length > 1 ? 'mix' : (sports[0] ?? ''),
    };
    let rest = ticket.stake;
    for (const sale of sales.filter(({ ticketId }) => ticketId === ticket.id)) {
      rest -= sale.stake;
      const sold = { stake: sale.stake, payout: sale.amount, tickets: rest === 0n ? 1 : 0 };
      facts.push({ ...nothing, ...what, at: sale.bookedAt ?? new Date(0), ...sold });
    }
    if ((ticket.settlement !== 'won' && ticket.settlement !== 'lost') || !ticket.settledAt) continue;
    const paid = ticket.payout ?? 0n;
    const money = free ? { bonusCost: paid } : { stake: rest, payout: paid };
    facts.push({ ...nothing, ...what, at: ticket.settledAt, tickets: 1, ...money });
  }
  for (const round of await db.select().from(gameRounds).where(eq(gameRounds.state, 'finished'))) {
    const { userId, currency, staked, won } = round;
    const money = staked === 0n ? { bonusCost: won } : { stake: staked, payout: won };
    const what = {
      seller: nodes.get(userId)?.parentId ?? 'root',
      userId,
      currency,
      product: 'casino',
      sport: 'casino',
    };
    facts.push({ ...nothing, ...what, at: round.finishedAt ?? new Date(0), tickets: 1, ...money });
  }
  for (const { at, parentId, userId, currency, direction, amount } of await db.select().from(agencyTransfers)) {
    if (nodes.get(userId)?.kind !== 'player' || direction === 'repaid') continue;
    const what = { at, seller: parentId, userId, currency, product: 'none', sport: 'none' };
    facts.push({ ...nothing, ...what, ...(direction === 'down' ? { in: amount } : { out: amount }) });
  }
  return facts;
}

const text = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Sums facts as a call answers them. */
export function figuresOf(facts: readonly Fact[]) {
  const sum = (pick: (fact: Fact) => bigint): bigint => facts.reduce((all, fact) => all + pick(fact), 0n);
  const stake = sum((fact) => fact.stake);
  const payout = sum((fact) => fact.payout);
  const bonusCost = sum((fact) => fact.bonusCost);
  const ggr = stake - payout;
  return {
    tickets: facts.reduce((all, fact) => all + fact.tickets, 0),
    stake: text(stake),
    payout: text(payout),
    ggr: text(ggr),
    margin: stake === 0n ? null : marginOf(ggr, stake),
    bonusCost: text(bonusCost),
    ngr: text(ggr - bonusCost),
    in: text(sum((fact) => fact.in)),
    out: text(sum((fact) => fact.out)),
    players: new Set(facts.filter((fact) => fact.stake > 0n).map(({ userId }) => userId)).size,
  };
}

/** Long division, with the rest compared to half of the divisor. */
function marginOf(ggr: bigint, stake: bigint): string {
  const size = (ggr < 0n ? -ggr : ggr) * 10_000n;
  const [whole, rest] = [size / stake, size % stake];
  const rounded = rest + rest >= stake ? whole + 1n : whole;
  return text(ggr < 0n ? -rounded : rounded);
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Belgrade',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** Returns the day and the time of day on the clocks of Belgrade. */
export function localTimeOf(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = clock.format(at).split(' ');
  return { day, time };
}
