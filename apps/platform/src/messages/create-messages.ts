import { defaultLocale, type Locale } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, count, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import { transactAct } from '../acts/transact-act.ts';
import { amongFew } from '../database/among.ts';
import { createBatcher } from '../database/batcher.ts';
import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { messageMarks, messages, playerGuards, registerChecks, registerUse, users } from '../database/schema/index.ts';
import { within } from '../database/within.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { MessageTexts, Messages, Mark } from './messages.ts';
import type { Ids } from '../kernel/ids.ts';

const pageSize = 20;

export function createMessages({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }): Messages {
  const unread = createBatcher((userIds: readonly string[]) => countUnread(db, userIds), {
    maxKeys: 100,
    concurrency: 2,
  });
  return {
    unread,

    async send({ userId, texts, id = ids() }) {
      const row = { id, userId: userId ?? null, texts: textsOf(texts), createdAt: new Date(clock.now()) };
      await transactAct(db, async (tx) => {
        const added = await tx.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id });
        if (added.length > 0 && row.userId === null) await tx.execute(hiddenFromExcluded(row));
      });
      return id;
    },

    async list(userId, { page, lang, ...period }) {
      const where = and(eq(users.id, userId), isNull(messageMarks.deletedAt), within(messages.createdAt, period));
      const rows = await db
        .select({ message: messages, readAt: messageMarks.readAt, total: sql<number>`(count(*) OVER ())::int` })
        .from(users)
        .innerJoin(messages, isFor)
        .leftJoin(messageMarks, isMark)
        .where(where)
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const rowCount = rows[0]?.total ?? (page === 1 ? 0 : await countInbox(db, where));
      const result = rows.map(({ message, readAt }) => ({
        id: message.id,
        createdAt: isoTime(message.createdAt.getTime()),
        ...inLanguage(message.texts, lang),
        read: readAt !== null,
      }));
      return { result, rowCount, totalPages: Math.ceil(rowCount / pageSize), unread: await unread(userId) };
    },

    async mark(userId, wanted, mark) {
      const own = await db
        .select({ id: messages.id })
        .from(users)
        .innerJoin(messages, isFor)
        .where(and(eq(users.id, userId), inArray(messages.id, [...wanted])));
      if (own.length === 0) return;
      const set = changeOf(mark, new Date(clock.now()));
      await db
        .insert(messageMarks)
        .values(own.map(({ id }) => ({ messageId: id, userId, ...set })))
        .onConflictDoUpdate({ target: [messageMarks.messageId, messageMarks.userId], set });
    },
  };
}

/**
 * Deletes a message to all from the inboxes of players who are excluded when it is sent: they get no advertising, and do not
 * find it after the exclusion either (OP-87).
 */
const hiddenFromExcluded = ({ id, createdAt }: { readonly id: string; readonly createdAt: Date }): SQL => {
  const at = createdAt.toISOString();
  return sql`
    INSERT INTO ${messageMarks} (message_id, user_id, read_at, deleted_at)
    SELECT ${id}::text, excluded.user_id, ${at}::timestamptz, ${at}::timestamptz FROM (
      SELECT ${playerGuards.userId} FROM ${playerGuards} WHERE ${playerGuards.state} = 'excluded'
      UNION
      SELECT ${registerChecks.userId} FROM ${registerChecks}
      WHERE ${registerChecks.answer} = 'excluded' AND EXISTS (SELECT FROM ${registerUse})
    ) AS excluded`;
};

/** A message is for its user, or for all users that existed when it was sent. */
const isFor = or(eq(messages.userId, users.id), and(isNull(messages.userId), gte(messages.createdAt, users.createdAt)));
const isMark = and(eq(messageMarks.messageId, messages.id), eq(messageMarks.userId, users.id));

/** Deleting a message also marks it as read, so a restored one is read. */
function changeOf(mark: Mark, at: Date): { readAt?: Date | null; deletedAt?: Date | null } {
  switch (mark) {
    case 'read':
      return { readAt: at };
    case 'unread':
      return { readAt: null };
    case 'deleted':
      return { deletedAt: at };
    case 'restored':
      return { deletedAt: null };
  }
}

async function countUnread(db: Db, userIds: readonly string[]): Promise<number[]> {
  const rows = rowsOf(await db.execute(unreadOf(userIds)));
  const found = new Map(rows.map(({ id, unread }) => [id, Number(unread)]));
  return userIds.map((id) => found.get(id) ?? 0);
}

/**
 * Builds the query for the numbers of unread messages. It counts for one user after the other: a join with many users reads
 * all marks of a message that was sent to everybody.
 */
export function unreadOf(userIds: readonly string[]): SQL {
  const [{ id, createdAt }, marks] = [users, messageMarks];
  return sql`
    SELECT ${id} AS id, (
      SELECT count(*) FROM (
        SELECT id FROM ${messages} WHERE user_id = ${id}
        UNION ALL
        SELECT id FROM ${messages} WHERE user_id IS NULL AND created_at >= ${createdAt}
      ) AS own WHERE NOT EXISTS (
        SELECT FROM ${marks} WHERE ${marks.messageId} = own.id AND ${marks.userId} = ${id}
          AND (${marks.readAt} IS NOT NULL OR ${marks.deletedAt} IS NOT NULL)
      )
    ) AS unread
    FROM ${users} WHERE ${amongFew(id, userIds)}`;
}

async function countInbox(db: Db, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .innerJoin(messages, isFor)
    .leftJoin(messageMarks, isMark)
    .where(where);
  return row?.total ?? 0;
}

type Stored = (typeof messages.$inferSelect)['texts'];

function textsOf(texts: MessageTexts): Stored {
  return Object.fromEntries(Object.entries(texts).map(([locale, { title, text }]) => [locale, { title, text }]));
}

/** Returns the text in the requested language, or in English, or in the first available one. */
function inLanguage(texts: Stored, lang: Locale | undefined): { title: string; text: string } {
  return texts[lang ?? defaultLocale] ?? texts['en'] ?? Object.values(texts)[0] ?? { title: '', text: '' };
}
