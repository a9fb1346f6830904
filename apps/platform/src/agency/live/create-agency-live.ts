import { agencyChanges, agentRole, operatorRole, ticketNews, type AgencyTicketLine } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Bus, Topic } from '../../bus/bus.ts';
import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { agencyPaths, tickets, users } from '../../database/schema/index.ts';
import { silentLogger, type Logger } from '../../kernel/log/logger.ts';
import type { TicketNews } from '../../tickets/ticket-news.ts';
import { isBlocked } from '../../users/blocked.ts';
import { rootId } from '../tree.ts';
import type { AgencyChange, AgencyLive, Follower } from './agency-live.ts';
import { readSeats } from '../staff/read-seats.ts';
import { readLines } from './read-lines.ts';

/** Milliseconds between two messages to a follower. */
const interval = 250;
/** Lines of a message at most. */
const mostLines = 50;
/** News that wait at most. If more happen, the oldest are dropped, and everybody sees a hole in `seq`. */
const mostWaiting = 5000;

interface LiveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly logger?: Pick<Logger, 'error'>;
}

const Announced = v.object({
  tickets: v.array(v.object({ what: v.picklist(ticketNews), ticketId: v.string() })),
  changes: v.array(v.object({ what: v.picklist(agencyChanges), node: v.string() })),
});
/** What happened on a node, for the followers that are connected to others. */
const announced: Topic<v.InferOutput<typeof Announced>> = { name: 'agency.announced', schema: Announced };

interface Seat {
  readonly nodeId: string;
  /** False for staff without the right to tickets, which gets changes only. */
  seesTickets: boolean;
  seq: number;
}

type News = TicketNews & { readonly at: number };

/** Creates the news of branches. Without followers, news are forgotten at once. */
export function createAgencyLive({ db, clock, bus, logger = silentLogger }: LiveDeps): AgencyLive {
  const seats = new Map<Follower, Seat>();
  let news: News[] = [];
  let changes = new Map<string, AgencyChange>();
  /** What other nodes have not been sent yet. */
  let own = { tickets: [] as TicketNews[], changes: [] as AgencyChange[] };
  let scheduled = false;
  let dropped = false;

  const flush = async (): Promise<void> => {
    if (own.tickets.length > 0 || own.changes.length > 0) bus.publish(announced, own);
    own = { tickets: [], changes: [] };
    if (seats.size === 0) return;
    const [waiting, changed, isHole] = [news, [...changes.values()], dropped];
    [news, changes, dropped] = [[], new Map(), false];
    try {
      await dismiss(db, seats);
      if (isHole) for (const seat of seats.values()) seat.seq += 1;
      await Promise.all([sendLines(db, seats, waiting), sendChanges(db, seats, changed)]);
    } catch (error) {
      // News that could not be read are a hole for everybody, and fetched again.
      for (const seat of seats.values()) seat.seq += 1;
      logger.error('News of branches could not be sent', error);
    }
  };
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    clock.after(interval, () => {
      void flush().finally(() => {
        scheduled = false;
        if (news.length > 0 || changes.size > 0) schedule();
      });
    });
  };
  const takeTicket = ({ what, ticketId }: TicketNews): void => {
    if (seats.size === 0) return;
    news.push({ what, ticketId, at: clock.now() });
    if (news.length > mostWaiting) {
      news.shift();
      dropped = true;
    }
    schedule();
  };
  const takeChange = (change: AgencyChange): void => {
    if (seats.size === 0) return;
    changes.set(`${change.what} ${change.node}`, change);
    schedule();
  };
  bus.subscribe(announced, ({ tickets: sold, changes: changed }, from) => {
    if (from === bus.node) return;
    sold.forEach(takeTicket);
    changed.forEach(takeChange);
  });
  bus.onGap(() => {
    dropped = true;
    if (seats.size > 0) schedule();
  });
  return {
    async join(follower) {
      const place = (await placesOf(db, [follower.userId])).get(follower.userId);
      if (place === undefined) return false;
      seats.set(follower, { ...place, seq: seats.get(follower)?.seq ?? 0 });
      return true;
    },
    leave: (follower) => void seats.delete(follower),
    followers: () => seats.size,
    announceTicket({ what, ticketId }) {
      takeTicket({ what, ticketId });
      if (!bus.isShared) return;
      own.tickets.push({ what, ticketId });
      schedule();
    },
    announceChange(change) {
      takeChange(change);
      if (!bus.isShared) return;
      own.changes.push(change);
      schedule();
    },
  };
}

type Place = Pick<Seat, 'nodeId' | 'seesTickets'>;

/**
 * Returns the nodes of those users who are agents or operators now, and not blocked. Nobody can block the root. Staff have
 * the node of their employer while their account is open.
 */
async function placesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const staff = await readSeats(db, userIds);
  const rows = await db
    .select({ id: users.id, roles: users.roles, blocked: isBlocked(users) })
    .from(users)
    .where(among(users.id, userIds));
  return new Map(
    rows.flatMap(({ id, roles, blocked }): [string, Place][] => {
      const seat = staff.get(id);
      if (seat !== undefined)
        return seat.isOpen ? [[id, { nodeId: seat.nodeId, seesTickets: seat.rights.includes('tickets') }]] : [];
      if (roles.includes(operatorRole)) return [[id, { nodeId: rootId, seesTickets: true }]];
      return roles.includes(agentRole) && !blocked ? [[id, { nodeId: id, seesTickets: true }]] : [];
    }),
  );
}

/** Removes followers whose users were blocked or lost the role since they joined. */
async function dismiss(db: Db, seats: Map<Follower, Seat>): Promise<void> {
  // Followers that join while the rights are read stay.
  const asked = [...seats];
  const places = await placesOf(
    db,
    asked.map(([{ userId }]) => userId),
  );
  for (const [follower, seat] of asked) {
    const isSame = seats.get(follower) === seat;
    const place = places.get(follower.userId);
    if (isSame && place?.nodeId !== seat.nodeId) seats.delete(follower);
    else if (isSame && place !== undefined) seat.seesTickets = place.seesTickets;
  }
}

/** Groups what was read for listening nodes, and calls back for each follower whose node has something. */
function toEach<T>(
  seats: ReadonlyMap<Follower, Seat>,
  byNode: ReadonlyMap<string, T>,
  send: (follower: Follower, seat: Seat, part: T) => void,
): void {
  for (const [follower, seat] of seats) {
    const part = byNode.get(seat.nodeId);
    if (part !== undefined) send(follower, seat, part);
  }
}

const listening = (seats: ReadonlyMap<Follower, Seat>): string[] => [
  ...new Set([...seats.values()].map(({ nodeId }) => nodeId)),
];

async function sendLines(db: Db, seats: Map<Follower, Seat>, waiting: readonly News[]): Promise<void> {
  if (waiting.length === 0 || seats.size === 0) return;
  const rows = await db
    .select({ ticketId: tickets.id, node: agencyPaths.ancestor })
    .from(tickets)
    .innerJoin(agencyPaths, eq(agencyPaths.descendant, tickets.agentId))
    .where(
      and(
        among(
          tickets.id,
          waiting.map(({ ticketId }) => ticketId),
        ),
        among(agencyPaths.ancestor, listening(seats)),
      ),
    );
  const nodesOfTicket = Map.groupBy(rows, ({ ticketId }) => ticketId);
  const byNode = Map.groupBy(
    waiting.flatMap((one) => (nodesOfTicket.get(one.ticketId) ?? []).map(({ node }) => ({ ...one, node }))),
    ({ node }) => node,
  );
  const shown = new Map([...byNode].map(([node, all]) => [node, { all, newest: all.slice(-mostLines) }]));
  const ids = [...shown.values()].flatMap(({ newest }) => newest.map(({ ticketId }) => ticketId));
  const lines = await readLines(db, ids);
  toEach(seats, shown, (follower, seat, { all, newest }) => {
    if (!seat.seesTickets) return;
    seat.seq += 1;
    const sent = newest.flatMap(({ what, at, ticketId }): AgencyTicketLine[] => {
      const line = lines.get(ticketId);
      return line === undefined ? [] : [{ what, at: new Date(at).toISOString(), ...line }];
    });
    follower.tickets({ seq: seat.seq, lines: sent, missed: all.length - sent.length });
  });
}

async function sendChanges(
  db: Db,
  seats: ReadonlyMap<Follower, Seat>,
  changed: readonly AgencyChange[],
): Promise<void> {
  if (changed.length === 0 || seats.size === 0) return;
  const rows = await db
    .select({ node: agencyPaths.ancestor, of: agencyPaths.descendant })
    .from(agencyPaths)
    .where(
      and(
        among(
          agencyPaths.descendant,
          changed.map(({ node }) => node),
        ),
        among(agencyPaths.ancestor, listening(seats)),
      ),
    );
  const byNode = Map.groupBy(rows, ({ node }) => node);
  toEach(seats, byNode, (follower, _seat, seen) => {
    const nodes = new Set(seen.map(({ of }) => of));
    for (const change of changed) if (nodes.has(change.node)) follower.changed(change);
  });
}
