import * as v from 'valibot';

import { Locale } from '../locale/locale-schema.ts';

/** A banner as a client shows it (OP-68). Without a picture it is drawn; without a link it only tells. */
export const Banner = v.object({
  id: v.string(),
  page: v.string(),
  image: v.string(),
  mobileImage: v.string(),
  title: v.string(),
  link: v.string(),
  order: v.number(),
  active: v.boolean(),
  /** A line below the title, and what the link is called: beyond the fields of OP-68, and may be missing. */
  text: v.optional(v.string()),
  action: v.optional(v.string()),
  tone: v.optional(v.picklist(['brand', 'casino', 'live', 'plain'])),
});
export type Banner = v.InferOutput<typeof Banner>;

/** Where banners run, and for how many milliseconds each stands (OP-68). */
export const BannerPage = v.object({ page: v.string(), enabled: v.boolean(), interval: v.number() });
export type BannerPage = v.InferOutput<typeof BannerPage>;

/** How the operator can be reached; an empty text is a way that there is not. */
export const SupportContact = v.object({ email: v.string(), phone: v.string(), hours: v.string() });
export type SupportContact = v.InferOutput<typeof SupportContact>;

/** The networks whose signs a site can show. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'telegram', 'viber', 'tiktok'] as const;
export const Social = v.object({ network: v.picklist(socialNetworks), link: v.string() });
export type Social = v.InferOutput<typeof Social>;

/** What a theme says beside its colours: logo, name, support, socials (THEME-07). */
export const SiteIdentity = v.object({
  logo: v.string(),
  name: v.string(),
  support: SupportContact,
  socials: v.array(Social),
});
export type SiteIdentity = v.InferOutput<typeof SiteIdentity>;

/** One theme of a site: colours by the names of their custom properties, and what the site says of itself in it. */
export const SiteTheme = v.object({
  colors: v.record(v.string(), v.string()),
  ...v.partial(SiteIdentity).entries,
});
export type SiteTheme = v.InferOutput<typeof SiteTheme>;

/** A document in a list: its address below `/documents`, and since when it is in force. */
export const DocumentHead = v.object({
  doc: v.string(),
  /** The language it is written in: the one asked for, or where it is not written in that, another. */
  lang: Locale,
  title: v.string(),
  summary: v.string(),
  version: v.number(),
  /** A day, as ISO 8601 has it. */
  inForceSince: v.string(),
});
export type DocumentHead = v.InferOutput<typeof DocumentHead>;

/** A document whole; `text` is read by `readDocumentText`. `versions` are all there are, the newest first. */
export const DocumentPage = v.object({
  ...DocumentHead.entries,
  text: v.string(),
  versions: v.array(v.object({ version: v.number(), inForceSince: v.string() })),
});
export type DocumentPage = v.InferOutput<typeof DocumentPage>;

/** What a message to the operator is about. */
export const contactTopics = ['betting', 'casino', 'account', 'payments', 'gambling', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** A message to the operator. The client makes the id: the same one again is the same message. */
export const ContactMessage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: line(100),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
  topic: v.picklist(contactTopics),
  message: line(4000),
  lang: v.optional(Locale),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
