import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales, type Locale } from '@kvota/contracts';

import type { NewVersion } from './document-store.ts';

/** The documents that come with the platform in each language: the files of `apps/platform/documents`. */
export const seededDocuments = ['rules', 'terms', 'privacy', 'responsible-gambling', 'about'] as const;

const folder = join(import.meta.dirname, '../../documents');
let read: readonly NewVersion[] | undefined;

/** Returns the documents of a first start. The files are read once. */
export function seedDocuments(): readonly NewVersion[] {
  read ??= locales.flatMap((lang) => seededDocuments.map((doc) => fileOf(lang, doc)));
  return read;
}

/** A file starts with title, summary and first day between two lines of dashes. The text follows. */
function fileOf(lang: Locale, doc: string): NewVersion {
  const path = join(folder, lang, `${doc}.md`);
  const [, head = '', ...rest] = readFileSync(path, 'utf8').split(/^---$/m);
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
    if (value === undefined) throw new Error(`${path} has no line "${name}: …" above its text.`);
    return value.trim();
  };
  return {
    doc,
    lang,
    title: field('title'),
    summary: field('summary'),
    inForceSince: field('in force since'),
    text: rest.join('---').trim(),
  };
}
