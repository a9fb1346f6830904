import type { Locale } from '@kvota/contracts';
import { i18n } from '@lingui/core';

import { catalogs } from './compiled/catalogs.ts';
import type { MessageGroup } from './message-group.ts';

const loaded = new Map<string, Promise<void>>();

/** Fetches texts of a language and puts them in place; groups that are there already cost nothing (I18N-02, I18N-03). Rejects where a file cannot be had, and then may be tried again. */
export async function loadMessages(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  await Promise.all(groups.map((group) => loadGroup(locale, group)));
}

function loadGroup(locale: Locale, group: MessageGroup): Promise<void> {
  const key = `${locale}/${group}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = catalogs[locale][group]().then(
    ({ messages }) => i18n.load(locale, messages),
    (error: unknown) => {
      loaded.delete(key);
      throw error;
    },
  );
  loaded.set(key, loading);
  return loading;
}
