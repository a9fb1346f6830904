import type { Locale } from '@kvota/contracts';
import { hasMessages, loadMessages, onMessagesLoaded, type MessageGroup } from '@kvota/i18n';
import { useAtomValue } from 'jotai';
import { use, useEffect, useSyncExternalStore } from 'react';

import { warn } from '../browser/report.ts';
import { localeAtom } from '../state/atoms.ts';

/** The groups of texts that parts on screen show, and by how many parts. */
const shown = new Map<MessageGroup, number>();

/** The groups of texts that parts on screen show beside the page: they change language with it. */
export function shownGroups(): readonly MessageGroup[] {
  return [...shown.keys()];
}

function useShown(groups: readonly MessageGroup[]): void {
  useEffect(() => {
    for (const group of groups) shown.set(group, (shown.get(group) ?? 0) + 1);
    return () => {
      for (const group of groups) {
        const left = (shown.get(group) ?? 1) - 1;
        if (left > 0) shown.set(group, left);
        else shown.delete(group);
      }
    };
  }, [groups]);
}

/** Fetches groups of texts for a part that can show itself without them; says whether they are there in the language of the page. */
export function useMessages(groups: readonly MessageGroup[]): boolean {
  const locale = useAtomValue(localeAtom);
  const there = useSyncExternalStore(onMessagesLoaded, () => hasMessages(locale, groups));
  useShown(groups);
  useEffect(() => {
    if (there) return;
    loadMessages(locale, groups).catch((error: unknown) => warn('Texts could not be loaded', error));
  }, [there, locale, groups]);
  return there;
}

const coming = new Map<string, Promise<void>>();

/** One promise for each wait, as long as it lasts: a new one in every render would wait for ever. */
function arrival(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  const key = `${locale}/${groups.join()}`;
  const known = coming.get(key) ?? loadMessages(locale, groups);
  coming.set(key, known);
  const forget = (): void => void coming.delete(key);
  known.then(forget, forget);
  return known;
}

/** The same for a part that needs them: it waits in its Suspense until they are there, and fails where they cannot be had. */
export function useRequiredMessages(groups: readonly MessageGroup[]): void {
  const locale = useAtomValue(localeAtom);
  useShown(groups);
  if (!hasMessages(locale, groups)) use(arrival(locale, groups));
}
