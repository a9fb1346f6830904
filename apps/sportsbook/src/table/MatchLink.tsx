import { defaultLocale } from '@kvota/contracts';
import { sitemap } from '@kvota/sitemap';
import { localeAtom } from '@kvota/shell';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';

/** Opens a match in place of the table. The address names the match (LIVE-04). */
export function MatchLink({
  page,
  eventId,
  ...rest
}: { page: 'betting' | 'liveBetting'; eventId: string } & Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  const locale = useAtomValue(localeAtom);
  return (
    <Link
      to={`/{-$locale}${sitemap[page].path}`}
      params={{ locale: locale === defaultLocale ? undefined : locale }}
      // The other parameters stay, so that the way back shows the table as it was.
      search={(all: object) => ({ ...all, event: eventId })}
      preload={false}
      {...rest}
    />
  );
}
