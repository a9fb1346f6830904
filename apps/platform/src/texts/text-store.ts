import type { CallAnswer, Locale, TextGroup } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';

/** The operator's own texts. They are read from the database each time, because several nodes share it. */
export interface TextStore {
  list(lang: Locale, group: TextGroup): Promise<CallAnswer<WireCalls['translations']>>;
  /** Writes texts and deletes those that are null: all of them or none. */
  set(lang: Locale, group: TextGroup, texts: Readonly<Record<string, string | null>>): Promise<void>;
}
