import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../kernel/handlers.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { SportsChannel } from '../sockets/sports-channel.ts';
import { createContactMessages } from './contact-messages.ts';
import { contentHandlers } from './content-handlers.ts';
import { createContentStore, seedContentInto } from './content-store.ts';
import { createDocumentStore, seedDocumentsInto } from './document-store.ts';
import { operatorContentHandlers } from './operator-content-handlers.ts';

/** Opens what the operator has to say, with the seeds of a first start, and gives the calls for it. */
export async function openContent({
  db,
  clock,
  settings,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Pick<SettingsStore, 'ticketSettings'>;
}) {
  await seedContentInto(db);
  await seedDocumentsInto(db);
  const content = createContentStore(db);
  const documents = createDocumentStore(db, clock);
  const messages = createContactMessages(db, clock);
  return {
    handlers: (sports: Pick<SportsChannel, 'reloadSettings'>) =>
      ({
        ...contentHandlers({ content, documents, messages, settings, clock }),
        ...operatorContentHandlers({ content, documents, messages, sports }),
      }) satisfies Handlers,
  };
}
