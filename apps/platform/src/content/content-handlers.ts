import type { Banner, Locale } from '@kvota/contracts';
import type { WrittenBanner } from '@kvota/contracts/operator';

import type { Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import { refused } from '../kernel/refused.ts';
import { admit } from '../attempts/admit.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { ContactMessages } from './contact-messages.ts';
import { referenceOf } from './create-contact-messages.ts';
import { everySite, type ContentStore } from './content-store.ts';
import type { DocumentStore } from './document-store.ts';
import { fillDocument } from './fill-document.ts';
import { inLanguage } from './in-language.ts';

export interface ContentHandlerDeps {
  readonly content: Pick<ContentStore, 'banners' | 'bannerPages' | 'themes'>;
  readonly documents: Pick<DocumentStore, 'list' | 'read'>;
  readonly contactMessages: Pick<ContactMessages, 'known' | 'keep'>;
  readonly settings: Pick<SettingsStore, 'ticketSettings'>;
  readonly attempts: Attempts;
}

/** Messages that an address may send in ten minutes. */
const sending = { name: 'contact', most: 5, window: 600_000 };
const tooMany = { code: 'tooManyMessages' } as const;

/** Serves the operator's content, and receives messages to the operator (CALL-12 … CALL-14, OP-10, OP-87). */
export function contentHandlers({ content, documents, contactMessages, settings, attempts }: ContentHandlerDeps) {
  const fill = async (lang: Locale): Promise<(text: string) => string> => {
    const [ticket, { dark: theme }] = await Promise.all([settings.ticketSettings(), content.themes(everySite)]);
    return (text) => fillDocument(text, { lang, ticket, theme });
  };
  return {
    bannersPageSettings: async () => [...(await content.bannerPages())],
    bannersAll: async ({ query: { lang } }) => {
      const banners = await content.banners();
      return banners.map((banner) => bannerIn(banner, lang)).toSorted((a, b) => a.order - b.order);
    },
    async themesByDomain({ query: { domain } }) {
      const { dark, light } = await content.themes(domain);
      return { theme: { dark: [dark], light: [light] } };
    },
    async documents({ query: { lang } }) {
      const list = await documents.list(lang);
      return await Promise.all(
        list.map(async (head) => {
          const filled = await fill(head.lang);
          return { ...head, title: filled(head.title), summary: filled(head.summary) };
        }),
      );
    },
    async document({ params: { doc }, query: { lang, version } }) {
      const page = await documents.read(doc, lang, version);
      if (!page) throw problem('unknownDocument');
      const filled = await fill(page.lang);
      return { ...page, title: filled(page.title), summary: filled(page.summary), text: filled(page.text) };
    },
    async sendContactMessage({ body }, { caller, address }) {
      const answer = { ErrorText: 'ok', reference: referenceOf(body.id) };
      const known = await contactMessages.known(body);
      // The response to the first attempt was lost: this is the same message, not a second one.
      if (known === 'same') return answer;
      if (known === 'other') return { ...answer, ...refused('messageIdUsed') };
      await admit(attempts, { limit: sending, key: address }, tooMany);
      await contactMessages.keep(body, caller?.username);
      return answer;
    },
  } satisfies Handlers;
}

function bannerIn({ title, text, action, ...banner }: WrittenBanner, lang: Locale | undefined): Banner {
  return {
    ...banner,
    title: inLanguage(title, lang),
    ...(text && { text: inLanguage(text, lang) }),
    ...(action && { action: inLanguage(action, lang) }),
  };
}
