import { i18n } from '@lingui/core';

/** Returns a text of the catalogs in the language of the story. Play functions search for it. */
export function textOf(id: string, values?: Record<string, unknown>): string {
  return i18n._(id, values);
}
