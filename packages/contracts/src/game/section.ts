import * as v from 'valibot';

import { Locale } from '../locale/locale-schema.ts';
import { gameKinds } from './game.ts';

/** The profiles of rules for playing (CAS-30). */
export const ruleProfileNames = ['standard', 'GB', 'DE', 'GR'] as const;
export type RuleProfileName = (typeof ruleProfileNames)[number];

const code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'lower-case letters, digits, _ and -'));

/** Titles of a section by language. A section without a title in a language has its English one. */
export const SectionTitles = v.record(Locale, v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)));
export type SectionTitles = v.InferOutput<typeof SectionTitles>;

/** The games of a section: a list in its order, or all that fit a query (CAS-56). */
export const SectionGames = v.variant('by', [
  v.object({ by: v.literal('list'), games: v.pipe(v.array(code), v.minLength(1), v.maxLength(100)) }),
  v.object({
    by: v.literal('query'),
    kind: v.optional(v.picklist(gameKinds)),
    tag: v.optional(code),
    provider: v.optional(code),
    feature: v.optional(code),
    volatility: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    sort: v.optional(v.picklist(['popular', 'new', 'name', 'rtp']), 'popular'),
    /** Games at most. */
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  }),
]);
export type SectionGames = v.InferOutput<typeof SectionGames>;
