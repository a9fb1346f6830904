import * as v from 'valibot';

import { Outcome, paged, PageNumber } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { TextGroup } from '../../calls/cms-calls.ts';
import { Day } from '../../calls/moment.ts';
import { BannerPage, ContactMessage, SiteTheme } from '../../content/content.ts';
import { Locale } from '../../locale/locale-schema.ts';
import { WrittenBanner } from '../appearance/written-banner.ts';
import { operator } from './operator-path.ts';

/** Controls of settings and of what the site shows: texts, banners, theme and documents. */
export const contentControls = {
  setSetting: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setSetting'),
    summary: 'Change a setting; clients are notified. Those of agencies are read by the platform only',
    access: 'operator',
    body: v.object({
      group: v.picklist(['general', 'status', 'ticket', 'agency', 'vouchers', 'payments', 'rates']),
      key: v.string(),
      value: v.unknown(),
    }),
    answer: Outcome,
  }),
  setTranslations: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setTranslations'),
    summary: 'Replace built-in texts; null restores one. A call changes all of its texts or none',
    access: 'operator',
    body: v.object({
      lang: Locale,
      group: TextGroup,
      texts: v.pipe(
        v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
        v.maxEntries(500),
        v.description(
          'By the id of the text, with the same placeholders and elements, and the plurals of the language',
        ),
      ),
    }),
    answer: Outcome,
  }),
  setBanners: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBanners'),
    summary: 'Replace all banners; clients are notified',
    access: 'operator',
    body: v.object({ banners: v.pipe(v.array(WrittenBanner), v.maxLength(60)) }),
    answer: Outcome,
  }),
  setBannersPageSettings: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBannersPageSettings'),
    summary: 'Set the pages with banners; clients are notified',
    access: 'operator',
    body: v.object({ pages: v.pipe(v.array(BannerPage), v.maxLength(60)) }),
    answer: Outcome,
  }),
  setTheme: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setTheme'),
    summary:
      'Set colours, logo, name, support and socials of the site at an origin; * applies to every origin without its own',
    access: 'operator',
    body: v.object({ domain: v.pipe(v.string(), v.maxLength(300)), dark: SiteTheme, light: SiteTheme }),
    answer: Outcome,
  }),
  setDocument: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setDocument'),
    summary: 'Publish a version of a document in a language, in force from a day; earlier versions stay readable',
    access: 'operator',
    body: v.object({
      doc: v.string(),
      lang: Locale,
      title: v.string(),
      summary: v.string(),
      text: v.string(),
      inForceSince: Day,
    }),
    answer: v.object({ ...Outcome.entries, version: v.optional(v.number()) }),
  }),
  contactMessages: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('contactMessages'),
    summary: 'Messages sent with the contact form, newest first',
    access: 'operator',
    query: v.object({ page: PageNumber }),
    answer: paged(
      v.object({
        ...ContactMessage.entries,
        reference: v.string(),
        createdAt: v.string(),
        username: v.nullable(v.string()),
      }),
    ),
  }),
};
