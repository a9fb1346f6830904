import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import { createContactMessages } from './create-contact-messages.ts';
import { createContentStore, seedContentInto } from './create-content-store.ts';
import { createDocumentStore, seedDocumentsInto } from './create-document-store.ts';

/** Opens the stores of content. The first start writes the seeds. */
export async function createContent({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  await seedContentInto(db);
  await seedDocumentsInto(db);
  return {
    content: createContentStore(db),
    documents: createDocumentStore(db, clock),
    contactMessages: createContactMessages(db, clock),
  };
}
