import * as v from 'valibot';

import { Locale } from '../../locale/locale-schema.ts';
import { Banner } from '../../content/content.ts';

/** A text by language; languages may be missing. */
const inLanguages = v.record(Locale, v.optional(v.string()));

/** A banner as an operator writes it, with texts by language. */
export const WrittenBanner = v.object({
  ...Banner.entries,
  title: inLanguages,
  text: v.optional(inLanguages),
  action: v.optional(inLanguages),
});
export type WrittenBanner = v.InferOutput<typeof WrittenBanner>;
