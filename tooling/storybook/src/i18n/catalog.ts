import { locales, type Locale } from '@kvota/contracts';
import { messageGroups, type MessageGroup } from '@kvota/i18n';
import { readPo } from './read-po.ts';

/** A message in every language, as translators write it. An empty text is a missing one. */
export interface CatalogMessage {
  readonly id: string;
  readonly group: MessageGroup;
  readonly texts: Readonly<Record<Locale, string>>;
}

/** The files that translators edit, so that the viewer shows a new text as soon as it is saved. */
const files = import.meta.glob<string>('../../../../packages/i18n/catalogs/*/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textsOf(locale: Locale, group: MessageGroup): ReadonlyMap<string, string> {
  const [, text = ''] = Object.entries(files).find(([path]) => path.endsWith(`/${locale}/${group}.po`)) ?? [];
  return readPo(text);
}

/** Returns every message of every group, ordered by id. */
export const catalog: readonly CatalogMessage[] = messageGroups.flatMap((group) => {
  const byLocale = new Map(locales.map((locale) => [locale, textsOf(locale, group)]));
  const ids = new Set([...byLocale.values()].flatMap((texts) => [...texts.keys()]));
  return [...ids].toSorted().map((id) => ({
    id,
    group,
    // Safe: every locale is a key of it.
    texts: Object.fromEntries(locales.map((locale) => [locale, byLocale.get(locale)?.get(id) ?? ''])) as Record<
      Locale,
      string
    >,
  }));
});
