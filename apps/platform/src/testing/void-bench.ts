import { agentRole, operatorRole } from '@kvota/contracts';

import type { ActAnswer, Agency, AgencyActor } from '../agency/agency.ts';
import { createAgency } from '../agency/create-agency.ts';
import type { AgencyChange } from '../agency/live/agency-live.ts';
import { placeBelow, rootId } from '../agency/tree.ts';
import { users } from '../database/schema/index.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import type { TicketNews } from '../tickets/ticket-news.ts';
import type { Player } from '../tickets/tickets.ts';
import { createCashOutBench, type CashOutBench } from './cash-out-bench.ts';
import type { TestDatabase } from './databases.ts';
import { paidLeg, paidTicket } from './paid-ticket.ts';

/** Agents above a player, with real tickets: two operators, two masters, an agent below the first one, and a player below that. */
export interface VoidBench extends CashOutBench {
  readonly agency: Agency;
  readonly root: AgencyActor;
  readonly otherRoot: AgencyActor;
  readonly master: AgencyActor;
  readonly beside: AgencyActor;
  readonly agent: AgencyActor;
  /** The player whose tickets the agent sells. */
  readonly seller: Player;
  /** Everything that was announced since the bench was created. */
  readonly news: readonly TicketNews[];
  readonly changes: readonly AgencyChange[];
  /** Pays a ticket of the player over new matches. Returns its id. */
  sell(more?: Parameters<typeof paidTicket>[2] & { readonly legs?: number; readonly live?: boolean }): Promise<string>;
  /** Asks for a ticket to be voided. Returns the body of the answer. */
  ask(actor: AgencyActor, ticketId: string, requestId?: string): Promise<Body>;
  decide(actor: AgencyActor, id: string | undefined, approve?: boolean, requestId?: string): Promise<Body>;
}

interface Body {
  readonly ErrorText?: string;
  readonly error?: string;
  readonly id?: string;
}

const bodyOf = (answer: ActAnswer): Body =>
  answer.kind === 'answer' ? (JSON.parse(answer.body) as Body) : { error: 'requestIdUsed' };

export async function createVoidBench(kind: TestDatabase): Promise<VoidBench> {
  const news: TicketNews[] = [];
  const changes: AgencyChange[] = [];
  const announceTicket = (one: TicketNews) => void news.push(one);
  const bench = await createCashOutBench(kind, undefined, { announceTicket });
  const { clock, ledger, offer } = bench;
  const { db } = bench.open;
  const ids = () => bench.id();
  const passwordTurns = createFairQueue({ concurrency: 1, waiting: { perOwner: 1, all: 1 } });
  const announceChange = (one: AgencyChange) => void changes.push(one);
  const agency = createAgency({ db, clock, ids, ledger, offer, passwordTurns, announceTicket, announceChange });
  const insert = async (roles: string[], parentId?: string): Promise<string> => {
    const id = ids();
    const row = { id, username: id, email: '', passwordHash: '-', roles, createdAt: new Date(clock.now()) };
    await db.insert(users).values(row);
    if (parentId !== undefined) await placeBelow(db, { userId: id, parentId, createdBy: null });
    return id;
  };
  const agentBelow = async (parentId: string): Promise<AgencyActor> => {
    const id = await insert([agentRole], parentId);
    return { userId: id, nodeId: id };
  };
  const operator = async () => ({ userId: await insert([operatorRole]), nodeId: rootId });
  const [root, otherRoot] = [await operator(), await operator()];
  const [master, beside] = [await agentBelow(rootId), await agentBelow(rootId)];
  const agent = await agentBelow(master.nodeId);
  const seller = await bench.player({ rsd: 100_000_000n, freeBet: 1_000_000n });
  await placeBelow(db, { userId: seller.id, parentId: agent.nodeId, createdBy: null });
  return {
    ...bench,
    agency,
    root,
    otherRoot,
    master,
    beside,
    agent,
    seller,
    news,
    changes,
    async sell({ legs = 1, live = false, ...more } = {}) {
      const ticketId = ids();
      const events = Array.from({ length: legs }, () => paidLeg(ids(), { type: live ? 'live' : 'prematch' }));
      await bench.pay(seller, paidTicket(ticketId, events, more));
      return ticketId;
    },
    ask: async (actor, ticketId, requestId = ids()) =>
      bodyOf(await agency.requestVoid(actor, { requestId, ticketId, reason: 'a mistake' })),
    decide: async (actor, id = '-', approve = true, requestId = ids()) =>
      bodyOf(await agency.decideVoid(actor, { requestId, id, approve, reason: 'looked at it' })),
  };
}
