import type { Outcome } from '@kvota/contracts';

import type { Handlers } from '../kernel/handlers.ts';
import type { ContactMessages } from './contact-messages.ts';
import type { ContentStore } from './content-store.ts';
import type { DocumentStore } from './document-store.ts';
import { refuseBannerPages, refuseBanners, refuseDocument, refuseTheme } from './refuse-content.ts';

export interface OperatorContentDeps {
  readonly content: Pick<ContentStore, 'setBanners' | 'setBannerPages' | 'setThemes'>;
  readonly documents: Pick<DocumentStore, 'publish'>;
  readonly contactMessages: Pick<ContactMessages, 'page'>;
  readonly sports: { reloadSettings(): void };
}

/** Serves the operator's calls for content. Every change is sent to open clients (NET-16). */
export function operatorContentHandlers({ content, documents, contactMessages, sports }: OperatorContentDeps) {
  const change = async (refusal: string | undefined, error: string, store: () => Promise<void>): Promise<Outcome> => {
    if (refusal !== undefined) return { ErrorText: refusal, error };
    await store();
    sports.reloadSettings();
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
