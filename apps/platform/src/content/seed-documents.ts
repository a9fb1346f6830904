import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales, type Locale } from '@kvota/contracts';

import type { NewVersion } from './document-store.ts';

/** The documents that a platform brings along, in each of the languages: files of `apps/platform/documents`. */
export const seededDocuments = ['rules', 'terms', 'privacy', 'responsible-gambling', 'about'] as const;

const folder = join(import.meta.dirname, '../../documents');
let read: readonly NewVersion[] | undefined;

/** The documents of a first start. The files are read once. */
export function seedDocuments(): readonly NewVersion[] {
  read ??= locales.flatMap((lang) => seededDocuments.map((doc) => fileOf(lang, doc)));
  return read;
}

/** A file has its title, summary and first day between two lines of dashes, and then the text. */
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
