import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';
import type { ContactMessages } from './contact-messages.ts';
import type { DocumentStore } from './document-store.ts';
import { refuseDocument } from './refuse-content.ts';

export interface OperatorContentDeps {
  readonly documents: Pick<DocumentStore, 'publish'>;
  readonly contactMessages: Pick<ContactMessages, 'page'>;
  /** Notes that content changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

/** Serves the operator's calls for documents and messages. Every change is sent to open clients (NET-16). */
export function operatorContentHandlers({ documents, contactMessages, announceChange }: OperatorContentDeps) {
  return {
    async setDocument({ body }) {
      const refusal = refuseDocument(body);
      if (refusal !== undefined) return refused('invalidDocument', refusal);
      const version = await documents.publish(body);
      await announceChange();
      return { ErrorText: 'ok', version };
    },
    contactMessages: ({ query: { page } }) => contactMessages.page(page),
  } satisfies Handlers;
}
