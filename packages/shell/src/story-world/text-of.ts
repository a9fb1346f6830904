import { i18n } from '@lingui/core';

/** What a text of the catalogs says in the language of the story; play functions look for it. */
export function textOf(id: string, values?: Record<string, unknown>): string {
  return i18n._(id, values);
}
