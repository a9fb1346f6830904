import { formatsOf, languageNames } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import type { ReactElement } from 'react';

import { TicketsHost } from '../host/TicketsHost.tsx';

/** The time of every story, between the matches in play and those to come. */
const storyTime = Date.parse('2026-11-21T20:15:00Z');

const isLanguage = (name: unknown): name is keyof typeof languageNames =>
  typeof name === 'string' && Object.hasOwn(languageNames, name);

/** Puts a part of a ticket on a page at a fixed time, in the language of the toolbar. */
export function onPage(part: () => ReactElement) {
  return {
    // In both looks, because these parts are drawn in lists of every width.
    tags: ['both'],
    render: (_: unknown, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
      const { language } = globals;
      const formats = formatsOf(isLanguage(language) ? language : 'en');
      return (
        <TicketsHost value={{ formats, now: () => storyTime }}>
          <div style={{ maxWidth: 760 }}>{part()}</div>
        </TicketsHost>
      );
    },
  };
}

/** Returns a text of the catalogs in the language of the story, for play functions. */
export function textOf(id: string, values?: Record<string, unknown>): string {
  return i18n._(id, values);
}
