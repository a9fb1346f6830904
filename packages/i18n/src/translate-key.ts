import { i18n } from '@lingui/core';

/** Returns the text of a key known only at run time, such as the `error` of an answer; the key itself if it has no text (I18N-04, OP-75). */
export function translateKey(key: string, values?: Record<string, string | number>): string {
  return i18n.t({ id: key, ...(values ? { values } : {}) });
}
