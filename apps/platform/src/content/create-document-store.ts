import type { DocumentHead, Locale } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, asc, desc, eq, lte, max } from 'drizzle-orm';

import { transactAct } from '../acts/transact-act.ts';
import type { Db } from '../database/database.ts';
import { documents } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { languagesFor } from './in-language.ts';
import { seedDocuments } from './seed-documents.ts';
import type { DocumentStore } from './document-store.ts';

type Row = typeof documents.$inferSelect;

export function createDocumentStore(db: Db, clock: Clock): DocumentStore {
  const today = (): string => isoTime(clock.now()).slice(0, 10);
  return {
    async list(lang) {
      const rows = await db
        .select()
        .from(documents)
        .where(lte(documents.inForceSince, today()))
        .orderBy(asc(documents.doc), desc(documents.version));
      const byDoc = Map.groupBy(rows, ({ doc }) => doc);
      return [...byDoc.values()].flatMap((versions) => {
        const row = inBestLanguage(versions, lang);
        return row ? [headOf(row)] : [];
      });
    },
    async read(doc, lang, version) {
      const rows = await db.select().from(documents).where(eq(documents.doc, doc)).orderBy(desc(documents.version));
      const day = today();
      const wanted = rows.filter((row) => (version === undefined ? row.inForceSince <= day : row.version === version));
      const row = inBestLanguage(wanted, lang);
      if (!row) return undefined;
      const versions = rows
        .filter((other) => other.lang === row.lang)
        .map(({ version: number, inForceSince }) => ({ version: number, inForceSince }));
      return { ...headOf(row), text: row.text, versions };
    },
    publish: (added) =>
      transactAct(db, async (tx) => {
        const [last] = await tx
          .select({ version: max(documents.version) })
          .from(documents)
          .where(and(eq(documents.doc, added.doc), eq(documents.lang, added.lang)));
        // If two versions are published concurrently, the second violates the key and fails instead of taking the same
        // number.
        const version = (last?.version ?? 0) + 1;
        await tx.insert(documents).values({ ...added, version });
        return version;
      }),
  };
}

/** Returns the first row, which is the newest version, in the best language. */
function inBestLanguage(rows: readonly Row[], lang: Locale | undefined): Row | undefined {
  for (const one of languagesFor(lang)) {
    const row = rows.find((candidate) => candidate.lang === one);
    if (row) return row;
  }
  return undefined;
}

function headOf({ doc, lang, title, summary, version, inForceSince }: Row): DocumentHead {
  return { doc, lang: lang as Locale, title, summary, version, inForceSince }; // written only by publish and by the seeds
}

/** Writes the documents of a first start. Published versions stay. */
export async function seedDocumentsInto(db: Db): Promise<void> {
  const rows = seedDocuments().map((row) => ({ ...row, version: 1 }));
  await db.insert(documents).values(rows).onConflictDoNothing();
}
