import type { Locale } from '@kvota/contracts';
import { hasMessages, loadMessages, onMessagesLoaded, type MessageGroup } from '@kvota/i18n';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { use, useEffect, useSyncExternalStore } from 'react';

import { warn } from '../browser/report.ts';
import { localeAtom } from '../state/atoms.ts';
import type { Store } from '../state/store.ts';

/** The groups of texts that parts on screen show beside the page's own, with the number of parts that show each. */
const shownGroupsAtom = atom<ReadonlyMap<MessageGroup, number>>(new Map());

/** Returns the groups of texts that parts on screen show beside the page's own. They change language with the page. */
export function shownGroups(store: Store): readonly MessageGroup[] {
  return [...store.get(shownGroupsAtom)].flatMap(([group, parts]) => (parts > 0 ? [group] : []));
}

function useShown(groups: readonly MessageGroup[]): void {
  const count = useSetAtom(shownGroupsAtom);
  useEffect(() => {
    const add = (parts: number): void =>
      count(
        (shown) => new Map([...shown, ...groups.map((group) => [group, (shown.get(group) ?? 0) + parts] as const)]),
      );
    add(1);
    return () => add(-1);
  }, [count, groups]);
}

/** Fetches groups of texts for a part that can be shown without them. Returns whether they are loaded in the current language. */
export function useMessages(groups: readonly MessageGroup[]): boolean {
  const locale = useAtomValue(localeAtom);
  const read = (): boolean => hasMessages(locale, groups);
  const there = useSyncExternalStore(onMessagesLoaded, read, read);
  useShown(groups);
  useEffect(() => {
    if (there) return;
    loadMessages(locale, groups).catch((error: unknown) => warn('Texts could not be loaded', error));
  }, [there, locale, groups]);
  return there;
}

const coming = new Map<string, Promise<void>>();

/** Returns one promise for each wait. A new promise in every render would suspend for ever. */
function arrival(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  const key = `${locale}/${groups.join()}`;
  const known = coming.get(key) ?? loadMessages(locale, groups);
  coming.set(key, known);
  const forget = (): void => void coming.delete(key);
  known.then(forget, forget);
  return known;
}

/** The same for a part that needs its texts: it suspends until they are loaded, and throws if they cannot be loaded. */
export function useRequiredMessages(groups: readonly MessageGroup[]): void {
  const locale = useAtomValue(localeAtom);
  useShown(groups);
  if (!hasMessages(locale, groups)) use(arrival(locale, groups));
}
