import type { CallAnswer } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';
import type { Clock } from '@kvota/server';
import { count, desc, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { contactMessages } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { ContactMessages } from './contact-messages.ts';

const pageSize = 50;

/** Returns the reference that the sender of a message sees. */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}`;
}

export function createContactMessages(db: Db, clock: Clock): ContactMessages {
  return {
    async known({ id, name, email, topic, message }) {
      const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
      if (!row) return undefined;
      const same = row.name === name && row.email === email && row.topic === topic && row.message === message;
      return same ? 'same' : 'other';
    },
    async keep({ lang, ...message }, username) {
      const row = { ...message, lang: lang ?? null, username: username ?? null, createdAt: new Date(clock.now()) };
      await db.insert(contactMessages).values(row).onConflictDoNothing();
    },
    async page(number) {
      const [total] = await db.select({ rows: count() }).from(contactMessages);
      const rows = await db
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(pageSize)
        .offset((number - 1) * pageSize);
      const result = rows.map(({ lang, createdAt, ...row }) => ({
        ...row,
        ...(lang === null ? {} : { lang }),
        reference: referenceOf(row.id),
        createdAt: isoTime(createdAt.getTime()),
      }));
      // The columns contain what the contract's schema admitted. The answer is checked against the contract once more.
      return { result, totalPages: Math.ceil((total?.rows ?? 0) / pageSize) } as CallAnswer<
        WireCalls['contactMessages']
      >;
    },
  };
}
