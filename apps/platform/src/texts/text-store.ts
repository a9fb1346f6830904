import type { CallAnswer, Calls, Locale } from '@kvota/contracts';

export type TextGroup = 'betting' | 'site' | 'casino' | 'account';

/** The operator's own texts. Read from the database each time: several nodes share it. */
export interface TextStore {
  list(lang: Locale, group: TextGroup): Promise<CallAnswer<Calls['translations']>>;
  /** Writes texts, and takes back those that are null; all of them or none. */
  set(lang: Locale, group: TextGroup, texts: Readonly<Record<string, string | null>>): Promise<void>;
}
