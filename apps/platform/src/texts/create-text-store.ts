import type { Locale, TextGroup } from '@kvota/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import { transactAct } from '../acts/transact-act.ts';
import type { Db } from '../database/database.ts';
import { operatorTexts } from '../database/schema/index.ts';
import type { TextStore } from './text-store.ts';

export function createTextStore(db: Db): TextStore {
  const of = (lang: Locale, group: TextGroup) => and(eq(operatorTexts.lang, lang), eq(operatorTexts.group, group));
  return {
    async list(lang, group) {
      const rows = await db
        .select({ id: operatorTexts.id, text: operatorTexts.text })
        .from(operatorTexts)
        .where(of(lang, group))
        .orderBy(asc(operatorTexts.id));
      return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
    },
    async set(lang, group, texts) {
      const written = Object.entries(texts).flatMap(([id, text]) => (text === null ? [] : [{ lang, group, id, text }]));
      const takenBack = Object.keys(texts).filter((id) => texts[id] === null);
      await transactAct(db, async (tx) => {
        if (takenBack.length > 0)
          await tx.delete(operatorTexts).where(and(of(lang, group), inArray(operatorTexts.id, takenBack)));
        if (written.length > 0)
          await tx
            .insert(operatorTexts)
            .values(written)
            .onConflictDoUpdate({
              target: [operatorTexts.lang, operatorTexts.group, operatorTexts.id],
              set: { text: sql`excluded.text` },
            });
      });
    },
  };
}
