import * as v from 'valibot';

import { Locale } from '../../locale/locale-schema.ts';
import { BannerPage, SiteIdentity } from '../../content/content.ts';
import { WrittenBanner } from './written-banner.ts';

/** The parts of a site's appearance, each with separate versions. Colours and identity belong to one site. */
export const appearanceParts = ['colors', 'identity', 'news', 'banners', 'menu'] as const;
export type AppearancePart = (typeof appearanceParts)[number];

const Colors = v.record(v.string(), v.string());
const MenuItem = v.object({
  id: v.string(),
  hidden: v.optional(v.boolean()),
  title: v.optional(v.record(Locale, v.optional(v.string()))),
});

/** The content of one part (THEME-20). */
export const AppearanceContent = v.variant('part', [
  v.object({ part: v.literal('colors'), value: v.object({ dark: Colors, light: Colors }) }),
  v.object({ part: v.literal('identity'), value: v.object({ dark: SiteIdentity, light: SiteIdentity }) }),
  v.object({ part: v.literal('news'), value: v.record(Locale, v.optional(v.array(v.string()))) }),
  v.object({
    part: v.literal('banners'),
    value: v.object({
      banners: v.pipe(v.array(WrittenBanner), v.maxLength(60)),
      pages: v.pipe(v.array(BannerPage), v.maxLength(60)),
    }),
  }),
  v.object({ part: v.literal('menu'), value: v.pipe(v.array(MenuItem), v.maxLength(60)) }),
]);
export type AppearanceContent = v.InferOutput<typeof AppearanceContent>;

/** A version without its content. A version is never changed. `author` is null for the state before the first one. */
export const VersionHead = v.object({
  id: v.string(),
  domain: v.string(),
  part: v.picklist(appearanceParts),
  note: v.string(),
  author: v.nullable(v.string()),
  at: v.string(),
  parent: v.nullable(v.string()),
});
export type VersionHead = v.InferOutput<typeof VersionHead>;

/** The fact that a version took effect. Publications of a part are numbered; 0 is the state before the first version. */
export const Publication = v.object({
  number: v.number(),
  version: v.string(),
  author: v.nullable(v.string()),
  at: v.string(),
  reason: v.optional(v.string()),
});
export type Publication = v.InferOutput<typeof Publication>;

/** A version that takes effect later. If it could not, `fault` has the refusal, such as `invalidAppearance`. */
export const Schedule = v.object({
  version: v.string(),
  from: v.string(),
  author: v.string(),
  at: v.string(),
  reason: v.optional(v.string()),
  fault: v.optional(v.string()),
});
export type Schedule = v.InferOutput<typeof Schedule>;

/** A value that is not allowed, with its place, such as `colors.dark["--kvota-color-bg-canvas"]` (THEME-26). */
export const ContentFault = v.object({ place: v.string(), message: v.string() });
export type ContentFault = v.InferOutput<typeof ContentFault>;

/** Two colours that are too similar: names of tokens such as `text.primary`, and contrasts of WCAG 2 (THEME-25). */
export const LowContrast = v.object({
  theme: v.picklist(['dark', 'light']),
  ink: v.string(),
  ground: v.string(),
  contrast: v.number(),
  least: v.number(),
});
export type LowContrast = v.InferOutput<typeof LowContrast>;
