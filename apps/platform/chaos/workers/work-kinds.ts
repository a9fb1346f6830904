import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { operatorRole, selectionsOf, type TicketRequestSelection } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import { eq, inArray, isNull, min } from 'drizzle-orm';

import { rootId } from '../../src/agency/tree.ts';
import type { Db } from '../../src/database/database.ts';
import { agencyAudit, auditSealRows, figuresLog, tickets, users } from '../../src/database/schema/index.ts';
import { demoCurrencies } from '../../src/demo/demo-data.ts';
import type { Offer } from '../../src/offer/offer.ts';
import type { FaultyHttp } from '../../src/testing/faults/faulty-http.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';
import { paidTicket } from '../../src/testing/paid-ticket.ts';
import { holdersOfRows, holdersOfWork } from './lock-holders.ts';

/** Work of one kind that nodes do by the clock. */
export interface WorkKind {
  readonly name: string;
  /** Makes pieces of work that are due, or soon will be. */
  readonly make: () => Promise<void>;
  /** Counts the pieces that are not done. */
  readonly left: () => Promise<number>;
  /** Returns the names of the nodes that are at work now. */
  readonly atWork: () => Promise<readonly string[]>;
  /** True if nobody sees a part of it, because it is one transaction. */
  readonly isWhole?: boolean;
}

export interface WorkDeps {
  readonly db: Db;
  readonly http: FaultyHttp;
  readonly offer: Pick<Offer, 'liveOffer'>;
  readonly sport: string;
  readonly players: readonly LoadPlayer[];
}

const offered = ['oddchange', 'reoffered', 'confirm'];

/** Returns the kinds of work in an order in which each finds what it needs. */
export function workKinds({ db, http, offer, sport, players }: WorkDeps): WorkKind[] {
  const [operator] = players;
  /** Matches that the operator has ended. The offer of this process has them still. */
  const over = new Set<string>();
  const count = (states: readonly string[]): Promise<number> => db.$count(tickets, inArray(tickets.state, [...states]));
  const pay = async (more: number): Promise<void> => {
    const leg = openLeg(offer, sport, over);
    const odds = (Number(leg.odds) + more).toFixed(2);
    await Promise.all(players.map((player) => payOne(http, player, { ...leg, odds, original_odds: odds }, more === 0)));
  };
  const settled = async (): Promise<void> => {
    let eventId: string | undefined;
    // A market may have been suspended when its tickets were decided.
    for (let attempt = 0; eventId === undefined && attempt < 10; attempt += 1) {
      if (attempt > 0) await pay(0);
      while ((await count(['pending'])) > 0) await pause(50);
      const open = eq(tickets.settlement, 'open');
      const [row] = await db.select({ request: tickets.request }).from(tickets).where(open).limit(1);
      eventId = row?.request.selections[0]?.eventId;
    }
    if (!operator || eventId === undefined) throw new Error('No ticket was accepted.');
    over.add(eventId);
    await db
      .update(users)
      .set({ roles: [operatorRole] })
      .where(eq(users.id, operator.id));
    await until(http, { path: wireCalls.endMatch.path, token: operator.token, body: JSON.stringify({ eventId }) });
  };
  const atWork = (): Promise<readonly string[]> => holdersOfRows(db, tickets);
  return [
    {
      name: 'tickets decided after the live delay',
      async make() {
        await pay(0);
        const [first] = await db
          .select({ at: min(tickets.decideAt) })
          .from(tickets)
          .where(eq(tickets.state, 'pending'));
        await pause(Math.max(0, (first?.at?.getTime() ?? 0) - Date.now()));
      },
      left: () => count(['pending']),
      atWork,
    },
    {
      name: 'tickets settled after a result',
      make: settled,
      left: () => db.$count(tickets, eq(tickets.settlement, 'open')),
      atWork,
    },
    {
      name: 'offers of other odds that expire',
      async make() {
        // At odds that nobody has, each ticket is answered with an offer.
        await pay(0.5);
        while ((await count(['pending'])) > 0) await pause(50);
        await db.update(tickets).set({ expiresAt: new Date() }).where(inArray(tickets.state, offered));
      },
      left: () => count(offered),
      atWork,
    },
    {
      name: 'figures added up',
      async make() {
        const zero = { stake: 0n, payout: 0n, bonusCost: 0n, creditIn: 0n, creditOut: 0n };
        const kind = { product: 'none', sport: 'none', kind: 'in', legs: 0, tickets: 0 } as const;
        const fact = { ...zero, ...kind, at: new Date(), seller: rootId, currency: 'RSD', userId: operator?.id ?? '' };
        await db.insert(figuresLog).values(Array.from({ length: 3000 }, () => fact));
      },
      left: () => db.$count(figuresLog),
      atWork: () => holdersOfWork(db, 'figures'),
    },
    {
      name: 'rows of the audit sealed',
      async make() {
        const rows = Array.from({ length: 500 }, () => ({
          id: randomUUID(),
          at: new Date(),
          actor: operator?.id ?? '',
          act: 'chaos',
          subject: rootId,
        }));
        await db.insert(agencyAudit).values(rows);
      },
      left: () => db.$count(auditSealRows, isNull(auditSealRows.n)),
      atWork: () => holdersOfWork(db, 'audit'),
      isWhole: true,
    },
  ];
}

/** Returns an open price of a match in play. */
function openLeg(offer: WorkDeps['offer'], sport: string, over: ReadonlySet<string>): TicketRequestSelection {
  for (const { eventId, markets } of offer.liveOffer({ sport, search: '', page: 1 }).matches) {
    if (over.has(eventId)) continue;
    for (const [marketCode, market] of Object.entries(markets)) {
      const open = market.MS === 'OPEN' ? selectionsOf(market).find(([, { O }]) => O !== '0') : undefined;
      if (!open) continue;
      const [selectionCode, { O: odds }] = open;
      return { eventId, sport, marketCode, selectionCode, odds, original_odds: odds, type: 'live', systemGroup: null };
    }
  }
  throw new Error('No match in play has an open price.');
}

async function payOne(
  http: FaultyHttp,
  { token }: LoadPlayer,
  leg: TicketRequestSelection,
  autoOddsChange: boolean,
): Promise<void> {
  const { currency, currencyId } = demoCurrencies.RSD;
  const body = JSON.stringify(
    paidTicket(randomUUID(), [leg], { wallet: { currency, currency_id: currencyId }, autoOddsChange }),
  );
  await until(http, { path: wireCalls.ticketRequest.path, token, body });
}

/** Repeats a call until a node answers it. */
export async function until(http: FaultyHttp, sent: Parameters<FaultyHttp['send']>[0]): Promise<void> {
  for (;;) {
    const received = await http.send(sent);
    if (received === 'nothing' || received.status >= 500) continue;
    if (received.status !== 200) throw new Error(`${sent.path} was answered ${received.status}: ${received.body}`);
    return;
  }
}
