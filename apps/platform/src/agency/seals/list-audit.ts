import {
  agencyActs,
  type AuditActor,
  type AuditRow,
  type CallAnswer,
  type CallQuery,
  type agencyCalls,
} from '@kvota/contracts';
import { and, desc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyAudit, agencyNodes, agencyPaths, auditSealRows, users } from '../../database/schema/index.ts';
import { within } from '../../database/within.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { readBriefly } from '../read-briefly.ts';
import { readPaths } from '../read-nodes.ts';
import { maskEmail, maskPhone } from '../settings/mask.ts';
import { cursorOf, readCursor } from '../tickets/ticket-cursor.ts';
import { requireBelow, rootId } from '../tree.ts';
import type { AgencyAuditCalls } from './agency-audit.ts';

type AuditQuery = CallQuery<(typeof agencyCalls)['agencyAudit']>;
type AuditPage = CallAnswer<(typeof agencyCalls)['agencyAudit']>;

const actsOfPlans: readonly AuditRow['act'][] = ['plan', 'planForgive', 'commissionPay', 'commissionCorrect'];

/** Serves the acts on users of a branch, as the tree is now, and those of the caller. */
export function createAuditList({ db }: Pick<AgencyDeps, 'db'>): Pick<AgencyAuditCalls, 'auditRows'> {
  return { auditRows: (actor, query) => readBriefly(db, (tx) => readPage(tx, actor, query)) };
}

async function readPage(tx: Db, caller: AgencyActor, query: AuditQuery): Promise<AuditPage> {
  const { nodeId } = caller;
  const userId = recordedBy(caller);
  if (query.userId !== undefined) await requireBelow(tx, nodeId, query.userId);
  // Operators are not below the root, which sees everybody.
  const isOfOthers = query.actor !== undefined && query.actor !== userId && nodeId !== rootId;
  if (isOfOthers) await requireBelow(tx, nodeId, query.actor ?? '');
  const ids = rowsOf(await tx.execute(pageOf(caller, query))).map(({ id }) => String(id));
  const shown = ids.slice(0, query.pageSize);
  const rows = await readRows(tx, caller, shown);
  const last = rows.at(-1);
  return {
    result: rows.map(({ row }) => row),
    next: ids.length > query.pageSize && last !== undefined ? cursorOf({ createdAt: last.at, id: last.row.id }) : null,
  };
}

/** Finds the ids of a page, and of the next row. Each part is read in the order of an index, for a branch of any size. */
function pageOf(caller: AgencyActor, query: AuditQuery): SQL {
  const { nodeId, staff } = caller;
  const userId = recordedBy(caller);
  const { at, id, subject, actor, act } = agencyAudit;
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const where = and(
    sql`true`,
    query.userId === undefined ? undefined : eq(subject, query.userId),
    query.actor === undefined ? undefined : eq(actor, query.actor),
    query.act === undefined ? undefined : eq(act, query.act),
    // Terms of commission are only for staff with the right to plans.
    staff?.rights.includes('plans') === false ? notInArray(act, [...actsOfPlans]) : undefined,
    within(at, query),
    cursor && sql`(${at}, ${id}) < (${new Date(cursor.at).toISOString()}::timestamptz, ${cursor.id})`,
  );
  const end = sql`ORDER BY at DESC, id DESC LIMIT ${query.pageSize + 1}::integer`;
  return sql`
    SELECT id FROM (
      (SELECT ${id}, ${at} FROM ${agencyAudit}
        JOIN ${agencyPaths} ON ${agencyPaths.ancestor} = ${nodeId} AND ${agencyPaths.descendant} = ${subject}
        WHERE ${where} ${end})
      UNION (SELECT ${id}, ${at} FROM ${agencyAudit} WHERE ${actor} = ${userId} AND ${where} ${end})
    ) AS found ${end}`;
}

async function readRows(tx: Db, caller: AgencyActor, ids: readonly string[]) {
  const { nodeId } = caller;
  const userId = recordedBy(caller);
  const [subject, actor] = [alias(agencyNodes, 'subject_node'), alias(agencyNodes, 'actor_node')];
  const seen = alias(agencyPaths, 'seen');
  const rows = await tx
    .select({
      audit: agencyAudit,
      name: subject.name,
      actorName: actor.name,
      staffName: users.username,
      below: seen.depth,
      n: auditSealRows.n,
    })
    .from(agencyAudit)
    .innerJoin(subject, eq(subject.userId, agencyAudit.subject))
    .leftJoin(actor, eq(actor.userId, agencyAudit.actor))
    .leftJoin(users, eq(users.id, agencyAudit.staff))
    .leftJoin(seen, and(eq(seen.ancestor, nodeId), eq(seen.descendant, agencyAudit.actor)))
    .leftJoin(auditSealRows, eq(auditSealRows.auditId, agencyAudit.id))
    .where(among(agencyAudit.id, ids))
    .orderBy(desc(agencyAudit.at), desc(agencyAudit.id));
  const paths = await readPaths(
    tx,
    nodeId,
    rows.map(({ audit }) => audit.subject),
  );
  const parents = await readParents(
    tx,
    nodeId,
    rows.flatMap(({ audit }) => [audit.before, audit.after]),
  );
  return rows.map(({ audit, name, actorName, staffName, below, n }) => {
    const path = paths.get(audit.subject) ?? [];
    const isSeen = below !== null || audit.actor === userId || nodeId === rootId;
    const by: AuditActor = isSeen
      ? { kind: 'user', userId: audit.actor, username: actorName ?? '' }
      : { kind: 'above' };
    const row: AuditRow = {
      id: audit.id,
      at: isoTime(audit.at.getTime()),
      act: actOf(audit.act),
      actor: by,
      staff: isSeen && audit.staff !== null ? { userId: audit.staff, username: staffName ?? '' } : null,
      subject: { userId: audit.subject, username: path.length > 0 ? name : '', path },
      before: shownOf(audit.before, { isSeen, parents }),
      after: shownOf(audit.after, { isSeen, parents }),
      seal: n,
    };
    return { row, at: audit.at };
  });
}

function actOf(text: string): AuditRow['act'] {
  const act = agencyActs.find((one) => one === text);
  if (act === undefined) throw new Error(`The audit has an unknown act: ${text}`);
  return act;
}

const parentIn = (state: unknown): string[] =>
  typeof state === 'object' && state !== null && 'parent' in state && typeof state.parent === 'string'
    ? [state.parent]
    : [];

/** Reads the names of the parents in states, as far as they are in the branch. */
async function readParents(tx: Db, nodeId: string, states: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(states.flatMap(parentIn))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: agencyNodes.userId, name: agencyNodes.name })
    .from(agencyNodes)
    .innerJoin(agencyPaths, and(eq(agencyPaths.ancestor, nodeId), eq(agencyPaths.descendant, agencyNodes.userId)))
    .where(among(agencyNodes.userId, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Sight {
  readonly isSeen: boolean;
  readonly parents: ReadonlyMap<string, string>;
}

/**
 * Masks phone numbers and addresses. The reasons of those above are for themselves. Parents have their names, and those
 * outside of the branch are left out.
 */
function shownOf(value: unknown, sight: Sight): unknown {
  if (Array.isArray(value)) return value.map((item) => shownOf(item, sight));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]): [string, unknown][] => {
      if (key === 'reason' && !sight.isSeen) return [];
      if (key === 'parent' && typeof item === 'string') {
        const name = sight.parents.get(item);
        return name === undefined ? [] : [[key, name]];
      }
      if (key === 'phone' && typeof item === 'string') return [[key, maskPhone(item)]];
      if (key === 'email' && typeof item === 'string') return [[key, maskEmail(item)]];
      return [[key, shownOf(item, sight)]];
    }),
  );
}
