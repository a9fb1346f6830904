import { and, asc, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyNodes, agencyPaths, tickets } from '../../database/schema/index.ts';
import { readBriefly } from '../read-briefly.ts';
import { beginsWith, requireBelow } from '../tree.ts';
import type { TicketQuery } from './agency-tickets.ts';
import { idsOfNumber } from './number-range.ts';
import { filterOf, isGiven, ofNames, ofUsers, paidOut, paidWithin, t, type Span } from './ticket-filter.ts';

/**
 * Where the tickets of a list come from. `sellers` and `users` read the tickets of each of them by an index, so that
 * reading can end when there are enough. `flat` is for filters that leave few tickets, found by other indexes.
 */
export interface TicketSource {
  readonly read: 'sellers' | 'users' | 'flat';
  /** Sellers: the agents below this node, and the node itself. */
  readonly branch: string;
  /** Selects the ids of the sellers or users. */
  readonly groups: SQL;
  /** The conditions of the list within a span. */
  where(span: Span): SQL | undefined;
}

/** The numbers of users with a name at which their tickets are read in another way. */
export interface NameLimits {
  /** The most whose tickets are read together. */
  readonly few: number;
  /** The most whose tickets are read user by user. If more have such a name, most sellers have tickets of them. */
  readonly many: number;
}

const usualLimits: NameLimits = { few: 500, many: 10_000 };
/** A search has more than two characters (OP-81). */
const shortestTerm = 3;

/** Returns the source of a list. Throws 404 if its user is not in the branch. */
export async function sourceOf(
  db: Db,
  nodeId: string,
  query: TicketQuery,
  limits = usualLimits,
): Promise<TicketSource> {
  const filter = filterOf(query);
  const subject = query.userId === undefined ? undefined : await subjectOf(db, nodeId, query.userId);
  const player = subject?.kind === 'player' ? ofUsers(sql`SELECT ${subject.userId}::text`) : undefined;
  const branch = subject === undefined || player ? nodeId : subject.userId;
  const found = await searchOf(db, nodeId, query.searchTerm, limits);
  const isFlat = player !== undefined || isGiven(query.match_code) || found?.read === 'flat';
  const read = isFlat ? 'flat' : (found?.read ?? 'sellers');
  return {
    read,
    branch,
    groups: read === 'users' && found ? found.users : sellersOf(branch),
    where(span) {
      const period = paidWithin(span);
      return and(filter, player, found === undefined ? period : found.where(period, read));
    },
  };
}

async function subjectOf(db: Db, nodeId: string, userId: string) {
  await requireBelow(db, nodeId, userId);
  const [node] = await db.select().from(agencyNodes).where(eq(agencyNodes.userId, userId));
  return node;
}

type Read = TicketSource['read'];

interface Found {
  /** How the tickets of these users are read at best. */
  readonly read: Read;
  readonly users: SQL;
  /** True for tickets within a period of users with such a name, and for the ticket of this number at any time. */
  where(period: SQL, read: Read): SQL | undefined;
}

async function searchOf(
  db: Db,
  nodeId: string,
  term: string | null | undefined,
  { few, many }: NameLimits,
): Promise<Found | undefined> {
  if (!isGiven(term) || term.length < shortestTerm) return undefined;
  const users = sql`SELECT ${agencyPaths.descendant} AS id FROM ${agencyPaths}
    WHERE ${agencyPaths.ancestor} = ${nodeId} AND ${beginsWith(term)}`;
  const range = idsOfNumber(term);
  const isNamed = (id: typeof tickets.id | typeof t.id): SQL | undefined =>
    or(eq(id, term), range && and(gte(id, range.begin), lt(id, range.end)));
  const [[ticket], counted] = await Promise.all([
    db.select({ id: tickets.id }).from(tickets).where(isNamed(tickets.id)).limit(1),
    db.execute(sql`SELECT count(*)::integer AS users FROM (${users} LIMIT ${many + 1}::integer) u`),
  ]);
  const count = Number(rowsOf(counted)[0]?.['users']);
  const number = ticket && isNamed(t.id);
  const namesOf = (read: Read): SQL | undefined => {
    if (read === 'users') return undefined;
    return count <= few ? ofUsers(users) : ofNames(nodeId, term);
  };
  return {
    // The ticket of a number may be of another user.
    read: count <= few ? 'flat' : count <= many && ticket === undefined ? 'users' : 'sellers',
    users,
    where: (period, read) => (count === 0 && number ? number : or(number, and(period, namesOf(read)))),
  };
}

/** The agents of a branch. Its node counts whatever its kind is: the root is none. */
export const sellersOf = (branch: string): SQL => sql`
  SELECT p.descendant AS id FROM ${agencyPaths} p WHERE p.ancestor = ${branch} AND p.is_agent
  UNION SELECT ${branch}::text`;

/** True for tickets of a source's sellers: a value for each ticket, because a join would read all sellers first. */
const ofSellers = (branch: string): SQL =>
  sql`(SELECT true FROM ${agencyPaths} p WHERE p.ancestor = ${branch} AND p.descendant = t.agent_id)`;

/**
 * Reads the tickets of a source. Sellers and users are read one by one through an index; the planner would combine it with
 * other indexes, and read those whole for each of them.
 */
export function readSource<T>(db: Db, { read }: TicketSource, run: (tx: Db) => Promise<T>): Promise<T> {
  return readBriefly(db, async (tx) => {
    if (read !== 'flat') await tx.execute(sql`SELECT set_config('enable_bitmapscan', 'off', true)`);
    return run(tx);
  });
}

/** Selects columns of the tickets of a source, in no order. */
export function listed(source: TicketSource, where: SQL | undefined, columns: SQL): SQL {
  if (source.read === 'flat')
    return sql`SELECT ${columns} FROM ${tickets} t WHERE ${ofSellers(source.branch)} AND ${where}`;
  // OFFSET keeps this a loop over an index, which can end early.
  return sql`SELECT t.* FROM (${source.groups}) s CROSS JOIN LATERAL (
    SELECT ${columns} FROM ${tickets} t WHERE ${ofGroup(source, sql`s.id`)} AND ${where} OFFSET 0) t`;
}

/** True for tickets of a seller or user of a source. */
const ofGroup = ({ read, branch }: TicketSource, id: SQL): SQL =>
  read === 'users' ? sql`t.user_id = ${id} AND ${ofSellers(branch)}` : sql`t.agent_id = ${id}`;

/** Selects the ids of some tickets of a source, newest or oldest first, after an offset. */
export function mergedIds(
  source: TicketSource,
  where: SQL | undefined,
  { direction, offset, limit }: { direction: 'asc' | 'desc'; offset: number; limit: number },
): SQL {
  const by = direction === 'desc' ? sql`DESC` : sql`ASC`;
  const most = offset + limit;
  const first = (id: SQL, count: number): SQL => sql`(
    SELECT t.created_at, t.id FROM ${tickets} t WHERE ${ofGroup(source, id)} AND ${where}
    ORDER BY t.created_at ${by}, t.id ${by} LIMIT ${count}::integer)`;
  return sql`
    WITH groups AS (${source.groups}),
    heads AS (
      SELECT s.id FROM groups s CROSS JOIN LATERAL ${first(sql`s.id`, 1)} head
      ORDER BY head.created_at ${by}, head.id ${by} LIMIT ${most}::integer)
    SELECT one.id FROM heads CROSS JOIN LATERAL ${first(sql`heads.id`, most)} one
    ORDER BY one.created_at ${by}, one.id ${by} OFFSET ${offset}::integer LIMIT ${limit}::integer`;
}

/** Selects the ids of some tickets of a source in the order of a query, after an offset. */
export function flatIds(
  source: TicketSource,
  where: SQL | undefined,
  { sortField, sortOrderDesc, offset, limit }: Ordered & { offset: number; limit: number },
): SQL {
  const columns = [t.id, t.createdAt].map((one) => sql`${one}`);
  if (sortField === 'payout') columns.push(sql`${paidOut} AS payout`);
  else if (sortField !== 'createdAt') columns.push(sql`${t[sortField]}`);
  return sql`
    SELECT t.id FROM (${listed(source, where, sql.join(columns, sql`, `))}) t
    ORDER BY ${orderOf({ sortField, sortOrderDesc })} OFFSET ${offset}::integer LIMIT ${limit}::integer`;
}

type Ordered = Pick<TicketQuery, 'sortField' | 'sortOrderDesc'>;

/** The order of a list. What is equal comes newest first, and what has no value comes last. */
function orderOf({ sortField, sortOrderDesc }: Ordered): SQL {
  const directed = sortOrderDesc === 'desc' ? desc : asc;
  if (sortField === 'createdAt') return sql`${directed(t.createdAt)}, ${directed(t.id)}`;
  return sql`${directed(t[sortField])} NULLS LAST, ${desc(t.createdAt)}, ${desc(t.id)}`;
}
