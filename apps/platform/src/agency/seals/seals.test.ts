import { randomUUID } from 'node:crypto';

import { agencyActs, agentRole, type AgencyAct } from '@kvota/contracts';
import { asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Db, OpenDatabase } from '../../database/database.ts';
import { agencyAudit, auditSealRows, auditSeals, users } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { Died, dyingDatabase } from '../../testing/dying-database.ts';
import { sized } from '../../testing/large-runs.ts';
import { audit } from '../audit.ts';
import { placeBelow, rootId } from '../tree.ts';
import { checkAudit } from './check-audit.ts';
import { createAuditList } from './list-audit.ts';
import { sealAudit } from './seal-audit.ts';

/** The tree: a parent for each user. The two operators act as the root. */
const parents = { master: rootId, agent: 'master', player: 'agent', sibling: 'master', cousin: 'sibling' } as const;
const operators = ['operator', 'operator2'];
const names = [...Object.keys(parents), ...operators];

describe.each(sqlDatabases)('[AFF-10] the seals of the audit on $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Db;
  let now = 1_800_000_000_000;
  const clock = { now: () => now, after: () => () => {} };
  const deps = () => ({ db, clock });

  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    for (const name of names) {
      const roles = operators.includes(name) ? ['OPERATOR'] : name.startsWith('p') ? [] : [agentRole];
      const row = { id: name, username: name, email: '', passwordHash: '-', roles: [], createdAt: new Date(now) };
      await db.insert(users).values(row);
      await db.update(users).set({ roles }).where(eq(users.id, name));
    }
    for (const [userId, parentId] of Object.entries(parents))
      await placeBelow(db, { userId, parentId, createdBy: null });
  });
  afterAll(() => database.close());

  const act = (userId: string, subject: string, more: { id?: string; act?: AgencyAct; after?: unknown } = {}) => {
    now += 1;
    const { id = randomUUID(), ...what } = more;
    return audit(db, { clock, ids: () => id }, { userId, nodeId: userId }, { act: 'limits', subject, ...what });
  };
  const members = () => db.select().from(auditSealRows).orderBy(asc(auditSealRows.auditId));
  const expectEqual = async (): Promise<void> => {
    const rows = await db.$count(agencyAudit);
    expect(await checkAudit(db)).toMatchObject({ broken: null, open: 0, rows });
    expect(await db.$count(auditSealRows)).toBe(rows);
  };
  /** Runs as someone who can switch off triggers and keys, and undoes it. */
  const tampered = <T>(run: (tx: Db) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const undo = new Error('undone');
      const tx = db.transaction(async (inside) => {
        await inside.execute(sql`SET LOCAL session_replication_role = replica`);
        resolve(await run(inside));
        throw undo;
      });
      tx.catch((error: unknown) => (error === undo ? undefined : reject(error instanceof Error ? error : undo)));
    });

  test('every prefix verifies, and each change of a bit is found with its place', async () => {
    const text = fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', ''));
    const one = fc.record({
      act: fc.constantFrom(...agencyActs),
      after: fc.oneof(
        fc.constant(null),
        fc.record({ note: text, credit: fc.bigInt({ min: 0n }).map(String) }, { noNullPrototype: true }),
      ),
      sealed: fc.boolean(),
    });
    const place = fc.tuple(fc.nat(), fc.nat(), fc.nat());
    const property = fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 8 }),
      fc.array(place, { minLength: 4, maxLength: 8 }),
      async (acts, places) => {
        for (const { sealed, ...what } of acts) {
          await act('agent', 'player', what);
          if (sealed) await sealAudit(deps(), 3);
        }
        await sealAudit(deps(), 3);
        await expectEqual();
        const all = await members();
        const heads = await db.$count(auditSeals);
        for (const [index, column, bit] of places) {
          const { auditId, n } = all[index % all.length]!;
          if (n === null) throw new Error('Everything is sealed.');
          const prefix = await tampered(async (tx) => {
            await tx.execute(
              sql`DELETE FROM agency_audit WHERE id IN (SELECT audit_id FROM audit_seal_rows s WHERE s.n > ${n})`,
            );
            await tx.execute(sql`DELETE FROM audit_seal_rows WHERE n > ${n}`);
            await tx.execute(sql`DELETE FROM audit_seals WHERE n > ${n}`);
            return checkAudit(tx);
          });
          expect(prefix).toMatchObject({ broken: null, seals: n, head: { n } });
          const row = { kind: 'row', id: auditId, n };
          const seal = { kind: 'seal', n };
          const ofRow = sql`agency_audit SET`;
          const ofSeal = sql`audit_seals SET`;
          const where = {
            row: sql`WHERE id = ${auditId}`,
            seal: sql`WHERE n = ${n}`,
            member: sql`WHERE audit_id = ${auditId}`,
          };
          const moved = n ^ (1 << (bit % 8));
          const changes: readonly (readonly [SQL, object])[] = [
            ...['id', 'actor', 'act', 'subject'].map(
              (name) => [sql`${ofRow} ${flip(name, bit)} ${where.row}`, row] as const,
            ),
            [sql`${ofRow} at = at + interval '1 microsecond' ${where.row}`, row],
            [sql`${ofRow} before = '1.0' ${where.row}`, row],
            [sql`${ofRow} after = coalesce(after, '{}') || '{"credit": 9007199254740993}' ${where.row}`, row],
            [sql`${ofRow} request_id = '' ${where.row}`, row],
            [sql`${ofRow} staff = 'somebody' ${where.row}`, row],
            [sql`audit_seal_rows SET ${flip('hash', bit)} ${where.member}`, row],
            [
              sql`audit_seal_rows SET n = ${moved} ${where.member}`,
              { kind: 'seal', n: moved >= 1 ? Math.min(n, moved) : n },
            ],
            [sql`${ofSeal} n = ${n ^ (1 << (20 + (bit % 8)))} ${where.seal}`, seal],
            [sql`${ofSeal} rows = rows # ${1 << (bit % 8)} ${where.seal}`, seal],
            [sql`${ofSeal} at = at + interval '1 microsecond' ${where.seal}`, seal],
            ...['root', 'hash'].map((name) => [sql`${ofSeal} ${flip(name, bit)} ${where.seal}`, seal] as const),
            [sql`${ofSeal} ${n === 1 ? sql`prev = '0'` : flip('prev', bit)} ${where.seal}`, seal],
          ];
          const [change, expected] = changes[column % changes.length]!;
          const found = await tampered(async (tx) => {
            await tx.execute(sql`UPDATE ${change}`);
            return checkAudit(tx);
          });
          expect(found.broken).toEqual(expected);
          const deleted = await tampered(async (tx) => {
            await tx.execute(sql`DELETE FROM agency_audit ${where.row}`);
            return checkAudit(tx);
          });
          expect(deleted.broken).toEqual(row);
        }
        expect(heads).toBeGreaterThan(0);
      },
    );
    await fc.assert(property, { numRuns: sized(6, 60) });
  });

  test('a row without a membership is found', async () => {
    const found = await tampered(async (tx) => {
      await tx.execute(
        sql`INSERT INTO agency_audit (id, at, actor, act, subject) VALUES ('forged', now(), 'agent', 'limits', 'player')`,
      );
      return checkAudit(tx);
    });
    expect(found.broken).toEqual({ kind: 'row', id: 'forged', n: null });
  });

  test('a sealer that dies at any step, and several at once, put each row into exactly one seal', async () => {
    for (let n = 1; ; n += 1) {
      for (let row = 0; row < 3; row += 1) await act('agent', 'player');
      const before = await db.$count(auditSealRows, isNull(auditSealRows.n));
      const ended = await sealAudit({ db: dyingDatabase(db, n), clock }, 100).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Died)) throw error;
          return false;
        },
      );
      if (ended) break;
      expect(await db.$count(auditSealRows, isNull(auditSealRows.n))).toBe(before);
    }
    for (let row = 0; row < 9; row += 1) await act('agent', 'player');
    await Promise.all([1, 2, 3].map(() => sealAudit(deps(), 2)));
    await sealAudit(deps(), 2);
    await expectEqual();
  });

  test('an older row that is committed late gets the next seal', async () => {
    await act('agent', 'player');
    const head = await sealAudit(deps());
    const row = { at: new Date(1000), actor: 'agent', act: 'limits', subject: 'player' };
    if (database.kind === 'embedded') await db.insert(agencyAudit).values({ id: '0-late', ...row });
    else
      await db.transaction(async (tx) => {
        await tx.insert(agencyAudit).values({ id: '0-late', ...row });
        await act('agent', 'player');
        expect(await sealAudit(deps())).toMatchObject({ n: (head?.n ?? 0) + 1 });
      });
    const next = await sealAudit(deps());
    const [late] = await db.select().from(auditSealRows).where(eq(auditSealRows.auditId, '0-late'));
    expect(late?.n).toBe(next?.n);
    await expectEqual();
  });

  test('rows, seals and memberships refuse changes and deletions', async () => {
    await act('agent', 'player');
    await sealAudit(deps());
    for (const statement of [
      'UPDATE agency_audit SET act = act',
      'DELETE FROM agency_audit',
      'UPDATE audit_seals SET root = root',
      'DELETE FROM audit_seals',
      'UPDATE audit_seal_rows SET n = NULL, hash = NULL',
      'UPDATE audit_seal_rows SET hash = hash',
      'DELETE FROM audit_seal_rows',
    ])
      await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') as string },
      });
    await expectEqual();
  });

  test('[OP-72] everybody sees the acts on the own branch and their own, page by page, and nobody above by name', async () => {
    await act('agent', 'player', { act: 'contact', after: { phone: '+381601234567', email: 'ana@example.org' } });
    await act('operator', 'agent', { act: 'block', after: { scope: 'self', reason: 'a secret' } });
    for (const actor of names) for (const subject of [...Object.keys(parents), rootId]) await act(actor, subject);
    const below = (name: string, node: string): boolean =>
      name === node || (name in parents && below(parents[name as keyof typeof parents], node));
    const { auditRows } = createAuditList({ db });
    const everything = await db.select().from(agencyAudit).orderBy(asc(agencyAudit.at), asc(agencyAudit.id));
    for (const userId of ['agent', 'player', 'sibling', 'operator2']) {
      const nodeId = operators.includes(userId) ? rootId : userId;
      const caller = { userId, nodeId };
      const seen = [];
      let cursor: string | undefined;
      do {
        const page = await auditRows(caller, { pageSize: 25, ...(cursor !== undefined && { cursor }) });
        seen.push(...page.result);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      const isSeen = (name: string) => below(name, nodeId) || name === userId || nodeId === rootId;
      const wanted = everything.filter(({ actor, subject }) => below(subject, nodeId) || actor === userId);
      expect(seen.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id).toReversed());
      for (const { actor, subject, before, after } of seen) {
        expect(actor.kind === 'above' || isSeen(actor.username)).toBe(true);
        expect(subject.username).toBe(
          below(subject.userId, nodeId) ? (subject.userId === rootId ? 'operator' : subject.userId) : '',
        );
        expect(JSON.stringify([before, after])).not.toMatch(/60123|ana@/);
      }
      const reasons = JSON.stringify(seen).includes('a secret');
      expect(reasons).toBe(nodeId === rootId);
      await expect(auditRows(caller, { pageSize: 25, userId: 'nobody' })).rejects.toMatchObject({
        problem: { code: 'userUnknown' },
      });
      await expect(auditRows(caller, { pageSize: 25, cursor: 'x' })).rejects.toMatchObject({
        problem: { code: 'invalidInput' },
      });
    }
    const agent = { userId: 'agent', nodeId: 'agent' };
    for (const query of [{ actor: 'master' }, { userId: 'master' }, { userId: 'sibling' }])
      await expect(auditRows(agent, { pageSize: 25, ...query })).rejects.toMatchObject({
        problem: { code: 'userUnknown' },
      });
    const filtered = await auditRows(agent, { pageSize: 25, userId: 'player', actor: 'agent', act: 'contact' });
    expect(filtered.result.length).toBeGreaterThan(0);
    for (const row of filtered.result)
      expect(row).toMatchObject({ actor: { username: 'agent' }, subject: { username: 'player' }, act: 'contact' });
    const old = { id: '0-old', at: new Date(2000), actor: 'agent', act: 'limits', subject: 'player' };
    await db.insert(agencyAudit).values(old);
    const period = { from: '1970-01-01T00:00:01.500Z', to: '1971-01-01' };
    expect(await auditRows(agent, { pageSize: 25, ...period })).toMatchObject({
      result: [{ id: '0-old' }],
      next: null,
    });
  });
});

/** Changes a bit of a text of the database. */
function flip(column: string, bit: number): SQL {
  const name = sql.identifier(column);
  const at = sql`(1 + ${bit % 64} % length(${name}))`;
  return sql`${name} = overlay(${name} placing chr(ascii(substr(${name}, ${at}, 1)) # 1) from ${at} for 1)`;
}
