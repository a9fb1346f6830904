import type { Banner, Locale } from '@kvota/contracts';
import { AppearanceContent, type WrittenBanner } from '@kvota/contracts/operator';
import type { ShownAppearance } from '@kvota/shell';
import * as v from 'valibot';

/** The parts beside the colours. */
export type ContentPart = Exclude<AppearanceContent['part'], 'colors'>;

type ValueOf<P extends AppearanceContent['part']> = Extract<AppearanceContent, { readonly part: P }>['value'];

/** Edited content by part. A part that is missing is as published. */
export type ContentDraft = { readonly [P in ContentPart]?: ValueOf<P> };

/** The key of edited content in local storage. */
export const contentKey = 'kvota.themeContent';

export function contentOf(draft: ContentDraft): readonly AppearanceContent[] {
  // Part and value belong together by the type of the draft.
  return Object.entries(draft).map(([part, value]) => ({ part, value }) as AppearanceContent);
}

/** Returns edited content that was stored; what does not match the contract is left out. */
export function readStoredContent(text: string | null): ContentDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return {};
  }
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const contents = list.filter((value) => v.is(AppearanceContent, value));
  return Object.fromEntries(contents.filter(({ part }) => part !== 'colors').map(({ part, value }) => [part, value]));
}

export const writeStoredContent = (draft: ContentDraft): string => JSON.stringify(contentOf(draft));

const inLanguage = (text: Readonly<Partial<Record<Locale, string | undefined>>> | undefined, locale: Locale): string =>
  text?.[locale] || text?.en || Object.values(text ?? {}).find((one) => one !== undefined && one !== '') || '';

/** Returns a banner in one language, as the platform would (OP-68). */
function bannerIn({ title, text, action, ...banner }: WrittenBanner, locale: Locale): Banner {
  return {
    ...banner,
    title: inLanguage(title, locale),
    ...(text && { text: inLanguage(text, locale) }),
    ...(action && { action: inLanguage(action, locale) }),
  };
}

/** Returns content as the page shows it. */
export function shownContent({ identity, news, banners, menu }: ContentDraft, locale: Locale): ShownAppearance {
  return {
    ...(identity && { identities: identity }),
    ...(news && { news: Object.fromEntries(Object.entries(news).filter(([, lines]) => lines !== undefined)) }),
    ...(menu && {
      menu: menu.map(({ id, hidden = false, title = {} }) => ({ id, hidden, title })),
    }),
    ...(banners && {
      banners: { banners: banners.banners.map((banner) => bannerIn(banner, locale)), pages: banners.pages },
    }),
  };
}
