import type { Locale } from '@kvota/contracts/values';
import { i18n } from '@lingui/core';

import { catalogs } from './compiled/catalogs.ts';
import type { MessageGroup } from './message-group.ts';

type Listener = (locale: Locale, group: MessageGroup) => void;

const keyOf = (locale: Locale, group: MessageGroup): string => `${locale}/${group}`;
const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, readonly [Locale, MessageGroup]>();
const listeners = new Set<Listener>();

/**
 * Loads groups of texts of a language (I18N-02, I18N-03). Groups that are loaded are not fetched again. Rejects if a file
 * cannot be fetched; a later call then tries again.
 */
export async function loadMessages(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  await Promise.all(groups.map((group) => loadGroup(locale, group)));
}

/** Returns true if all groups of a language are loaded. */
export function hasMessages(locale: Locale, groups: readonly MessageGroup[]): boolean {
  return groups.every((group) => loaded.has(keyOf(locale, group)));
}

/** Calls a listener for each loaded group, first for those that are loaded already. Returns a function that removes it. */
export function onMessagesLoaded(listener: Listener): () => void {
  listeners.add(listener);
  for (const [locale, group] of loaded.values()) listener(locale, group);
  return () => void listeners.delete(listener);
}

function loadGroup(locale: Locale, group: MessageGroup): Promise<void> {
  const key = keyOf(locale, group);
  const known = loading.get(key) ?? fetchGroup(locale, group);
  loading.set(key, known);
  return known;
}

async function fetchGroup(locale: Locale, group: MessageGroup): Promise<void> {
  try {
    const { messages } = await catalogs[locale][group]();
    // A copy, because Lingui merges later texts into the first object, and the built-in texts must not change.
    i18n.load(locale, { ...messages });
  } catch (error) {
    loading.delete(keyOf(locale, group));
    throw error;
  }
  loaded.set(keyOf(locale, group), [locale, group]);
  for (const listener of listeners) listener(locale, group);
}
