import * as v from 'valibot';

import { Locale } from '../locale/locale-schema.ts';

/** A banner for display (OP-68). If `image` is empty, the client draws one; if `link` is empty, the banner is not a link. */
export const Banner = v.object({
  id: v.string(),
  page: v.string(),
  image: v.string(),
  mobileImage: v.string(),
  title: v.string(),
  link: v.string(),
  order: v.number(),
  active: v.boolean(),
  /** A line below the title, and the label of the link. Both are optional and not among the fields of OP-68. */
  text: v.optional(v.string()),
  action: v.optional(v.string()),
  tone: v.optional(v.picklist(['brand', 'casino', 'live', 'plain'])),
});
export type Banner = v.InferOutput<typeof Banner>;

/** A page with banners. `interval` is the milliseconds that each banner is visible (OP-68). */
export const BannerPage = v.object({ page: v.string(), enabled: v.boolean(), interval: v.number() });
export type BannerPage = v.InferOutput<typeof BannerPage>;

/** Contact data of the operator. An empty text means that there is no such contact. */
export const SupportContact = v.object({ email: v.string(), phone: v.string(), hours: v.string() });
export type SupportContact = v.InferOutput<typeof SupportContact>;

/** The social networks that a site has icons for. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'telegram', 'viber', 'tiktok'] as const;
export const Social = v.object({ network: v.picklist(socialNetworks), link: v.string() });
export type Social = v.InferOutput<typeof Social>;

/** The parts of a theme that are not colours: logo, name, support, socials (THEME-07). */
export const SiteIdentity = v.object({
  logo: v.string(),
  name: v.string(),
  support: SupportContact,
  socials: v.array(Social),
});
export type SiteIdentity = v.InferOutput<typeof SiteIdentity>;

/** One theme of a site: colours by the names of their custom properties, and the identity of the site in this theme. */
export const SiteTheme = v.object({
  colors: v.record(v.string(), v.string()),
  ...v.partial(SiteIdentity).entries,
});
export type SiteTheme = v.InferOutput<typeof SiteTheme>;

/** A document in a list: its address below `/documents`, and the day it came into force. */
export const DocumentHead = v.object({
  doc: v.string(),
  /** Language of the text: the requested one, or another if there is no version in it. */
  lang: Locale,
  title: v.string(),
  summary: v.string(),
  version: v.number(),
  /** A day in ISO 8601, such as `2026-11-21`. */
  inForceSince: v.string(),
});
export type DocumentHead = v.InferOutput<typeof DocumentHead>;

/** A complete document. `text` uses the markup of `@kvota/content`. `versions` lists all versions, newest first. */
export const DocumentPage = v.object({
  ...DocumentHead.entries,
  text: v.string(),
  versions: v.array(v.object({ version: v.number(), inForceSince: v.string() })),
});
export type DocumentPage = v.InferOutput<typeof DocumentPage>;

/** Topics of a message to the operator. */
export const contactTopics = ['betting', 'casino', 'account', 'payments', 'gambling', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** A message to the operator. The client creates the id, which makes sending idempotent. */
export const ContactMessage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: line(100),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
  topic: v.picklist(contactTopics),
  message: line(4000),
  lang: v.optional(Locale),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
