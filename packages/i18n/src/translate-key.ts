import { i18n } from '@lingui/core';

/** The text of a key that arrives at run time, such as the `error` of an answer; a key without a text shows itself (I18N-04, OP-75). */
export function translateKey(key: string, values?: Record<string, string | number>): string {
  return i18n.t({ id: key, ...(values ? { values } : {}) });
}
