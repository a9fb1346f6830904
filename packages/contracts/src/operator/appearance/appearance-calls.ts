import * as v from 'valibot';

import {
  AppearanceContent,
  appearanceParts,
  ContentFault,
  LowContrast,
  Publication,
  Schedule,
  VersionHead,
} from './appearance.ts';
import { Outcome } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { Instant } from '../../calls/moment.ts';

const domain = v.pipe(
  v.string(),
  v.maxLength(300),
  v.description('Origin of a site for colors and identity, * for other parts'),
);
const VersionId = v.pipe(v.string(), v.uuid());
/** Publishing needs a sign-in of the last five minutes (SEC-21). */
const freshSignIn = 300;
const appearance = <const P extends string>(path: P) => `/cms/v1/appearance/${path}` as const;

/** Calls below /cms/v1/appearance: versions, publishing and previews of what a designer edits (THEME-20 … THEME-26). */
export const appearanceCalls = {
  appearanceVersions: defineCall({
    id: 'THEME-20',
    method: 'GET',
    path: appearance('versions'),
    summary: 'Versions of a part of a site, newest first, at most 100, with what is published and scheduled',
    access: 'designer',
    query: v.object({ domain, part: v.picklist(appearanceParts) }),
    answer: v.object({
      published: v.nullable(Publication),
      scheduled: v.nullable(Schedule),
      result: v.array(VersionHead),
    }),
  }),
  appearanceVersion: defineCall({
    id: 'THEME-20',
    method: 'GET',
    path: appearance('versions/{id}'),
    summary: 'A version with its content',
    access: 'designer',
    params: v.object({ id: v.string() }),
    answer: v.object({ ...VersionHead.entries, content: AppearanceContent }),
  }),
  saveAppearanceVersion: defineCall({
    id: 'THEME-20',
    method: 'POST',
    path: appearance('versions'),
    summary:
      'Save a version; nothing that players see changes. A repeated id with the same content is the same version',
    access: 'designer',
    body: v.object({
      id: VersionId,
      domain,
      content: AppearanceContent,
      note: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      parent: v.nullable(VersionId),
    }),
    answer: v.object({
      ...Outcome.entries,
      version: v.optional(VersionHead),
      faults: v.optional(v.array(ContentFault)),
    }),
  }),
  publishAppearance: defineCall({
    id: 'THEME-20',
    method: 'POST',
    path: appearance('publish'),
    summary: 'Publish a version, a new or an old one, now or at a time; clients are notified',
    access: 'designer',
    freshSignIn,
    body: v.object({
      version: VersionId,
      over: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(2 ** 31 - 1),
        v.description('Number of the publication that the editor saw; 0 if there was none'),
      ),
      from: v.optional(Instant),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
    }),
    answer: v.object({
      ...Outcome.entries,
      publication: v.optional(Publication),
      scheduled: v.optional(Schedule),
      publishedSince: v.optional(Publication),
      contrastTooLow: v.optional(v.array(LowContrast)),
      faults: v.optional(v.array(ContentFault)),
    }),
  }),
  cancelAppearanceSchedule: defineCall({
    id: 'THEME-22',
    method: 'POST',
    path: appearance('unschedule'),
    summary: 'Cancel what is scheduled for a part of a site, if anything is',
    access: 'designer',
    freshSignIn,
    body: v.object({ domain, part: v.picklist(appearanceParts) }),
    answer: Outcome,
  }),
  createAppearancePreview: defineCall({
    id: 'THEME-24',
    method: 'POST',
    path: appearance('previews'),
    summary: 'Make a link of 48 hours to a preview of unpublished content on one site',
    access: 'designer',
    body: v.object({
      domain,
      contents: v.pipe(
        v.array(AppearanceContent),
        v.minLength(1),
        v.maxLength(appearanceParts.length),
        v.check((list) => new Set(list.map(({ part }) => part)).size === list.length, 'Each part once.'),
      ),
    }),
    answer: v.object({
      ...Outcome.entries,
      token: v.optional(v.string()),
      expiresAt: v.optional(v.string()),
      faults: v.optional(v.array(ContentFault)),
    }),
  }),
  uploadPicture: defineCall({
    id: 'THEME-36',
    method: 'POST',
    path: appearance('pictures'),
    summary: 'Store a picture for logo or banners, at most 150 kB. The same picture has the same path',
    access: 'designer',
    body: v.object({
      data: v.pipe(v.string(), v.minLength(1), v.maxLength(240_000), v.description('PNG, JPEG, WebP or SVG in base64')),
    }),
    answer: v.object({
      ...Outcome.entries,
      path: v.optional(v.pipe(v.string(), v.description('Where the platform serves the picture'))),
    }),
  }),
  appearancePreview: defineCall({
    id: 'THEME-24',
    method: 'GET',
    path: appearance('previews/{token}'),
    summary: 'The content of a preview',
    access: 'public',
    params: v.object({ token: v.string() }),
    query: v.object({ domain }),
    answer: v.object({ contents: v.array(AppearanceContent), author: v.string(), expiresAt: v.string() }),
  }),
};
