import type { Locale } from '@kvota/contracts';

/** A message about a request for the end of an exclusion, by language. */
export type EndTexts = Readonly<Record<Locale, { readonly title: string; readonly text: string }>>;
