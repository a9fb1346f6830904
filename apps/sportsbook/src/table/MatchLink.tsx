import { defaultLocale } from '@kvota/contracts';
import { sitemap } from '@kvota/sitemap';
import { localeAtom, usePageMetadata } from '@kvota/shell';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';

import { useMatchPage, type MatchPageId } from './match-page.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The table from which a match was opened. The entry before this one shows it. */
    table?: MatchPageId;
  }
}

/** Opens a match in place of the table. The address names the match (LIVE-04). */
export function MatchLink({ eventId, ...rest }: { eventId: string } & Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  const locale = useAtomValue(localeAtom);
  const page = useMatchPage();
  const here = usePageMetadata()?.id;
  const table = here === 'betting' || here === 'liveBetting' ? here : undefined;
  return (
    <Link
      to={`/{-$locale}${sitemap[page].path}`}
      params={{ locale: locale === defaultLocale ? undefined : locale }}
      // Filters of this page stay, so that the sidebar shows them. Those of another page are not for this one.
      search={(all: object) => ({ ...(here === page && all), event: eventId })}
      {...(table && { state: { table } })}
      preload={false}
      {...rest}
    />
  );
}
