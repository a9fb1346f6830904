import type { RefusalCode } from '@kvota/contracts/errors';

import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';
import type { ContactMessages } from './contact-messages.ts';
import type { ContentStore } from './content-store.ts';
import type { DocumentStore } from './document-store.ts';
import { refuseBannerPages, refuseBanners, refuseDocument, refuseTheme } from './refuse-content.ts';

export interface OperatorContentDeps {
  readonly content: Pick<ContentStore, 'setBanners' | 'setBannerPages' | 'setThemes'>;
  readonly documents: Pick<DocumentStore, 'publish'>;
  readonly contactMessages: Pick<ContactMessages, 'page'>;
  /** Notes that content changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

/** Serves the operator's calls for content. Every change is sent to open clients (NET-16). */
export function operatorContentHandlers({ content, documents, contactMessages, announceChange }: OperatorContentDeps) {
  const change = async <C extends RefusalCode>(refusal: string | undefined, error: C, store: () => Promise<void>) => {
    if (refusal !== undefined) return refused(error, refusal);
    await store();
    await announceChange();
    return { ErrorText: 'ok' };
  };
  return {
    setBanners: ({ body: { banners } }) =>
      change(refuseBanners(banners), 'invalidBanner', () => content.setBanners(banners)),
    setBannersPageSettings: ({ body: { pages } }) =>
      change(refuseBannerPages(pages), 'invalidBannerPage', () => content.setBannerPages(pages)),
    setTheme: ({ body: { domain, ...themes } }) =>
      change(refuseTheme(domain, themes), 'invalidTheme', () => content.setThemes(domain, themes)),
    async setDocument({ body }) {
      let version: number | undefined;
      const outcome = await change(refuseDocument(body), 'invalidDocument', async () => {
        version = await documents.publish(body);
      });
      return { ...outcome, ...(version !== undefined && { version }) };
    },
    contactMessages: ({ query: { page } }) => contactMessages.page(page),
  } satisfies Handlers;
}
