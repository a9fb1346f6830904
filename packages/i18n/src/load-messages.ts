import type { Locale } from '@kvota/contracts';
import { i18n } from '@lingui/core';

import { catalogs } from './compiled/catalogs.ts';
import type { MessageGroup } from './message-group.ts';

type Listener = (locale: Locale, group: MessageGroup) => void;

const keyOf = (locale: Locale, group: MessageGroup): string => `${locale}/${group}`;
const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, readonly [Locale, MessageGroup]>();
const listeners = new Set<Listener>();

/** Fetches texts of a language and puts them in place; groups that are there already cost nothing (I18N-02, I18N-03). Rejects where a file cannot be had, and then may be tried again. */
export async function loadMessages(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  await Promise.all(groups.map((group) => loadGroup(locale, group)));
}

/** Whether texts are in place. */
export function hasMessages(locale: Locale, groups: readonly MessageGroup[]): boolean {
  return groups.every((group) => loaded.has(keyOf(locale, group)));
}

/** Tells of each group of texts that is in place: at once of those that are, then of each that comes. Returns its stop. */
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
    // A copy: what is loaded later is written into the first object that is loaded, and ours must stay as they are.
    i18n.load(locale, { ...messages });
  } catch (error) {
    loading.delete(keyOf(locale, group));
    throw error;
  }
  loaded.set(keyOf(locale, group), [locale, group]);
  for (const listener of listeners) listener(locale, group);
}
