import { readLinkTarget } from '@kvota/content';
import { defaultLocale } from '@kvota/contracts';
import { splitPath } from '@kvota/sitemap';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ComponentProps, ReactElement } from 'react';

import { localeAtom } from '../state/atoms.ts';

/**
 * A link that an operator wrote. Pages open in the current language, other sites in a new window. If the target is no
 * valid address, only the text is rendered.
 */
export function SiteLink({
  to,
  children,
  ...rest
}: { readonly to: string } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'ref'>): ReactElement {
  const locale = useAtomValue(localeAtom);
  const target = readLinkTarget(to);
  switch (target?.kind) {
    case 'page': {
      const { pathname, searchParams, hash } = new URL(target.path, 'https://site.invalid');
      const bare = splitPath(pathname).rest;
      const path = locale === defaultLocale ? bare : `/${locale}${bare === '/' ? '' : bare}`;
      return (
        <Link
          to={path}
          search={Object.fromEntries(searchParams)}
          {...(hash !== '' && { hash: hash.slice(1) })}
          activeProps={inactive}
          {...rest}
        >
          {children}
        </Link>
      );
    }
    case 'elsewhere':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" {...rest}>
          {children}
        </a>
      );
    case 'mail':
      return (
        <a href={target.href} {...rest}>
          {children}
        </a>
      );
    case undefined:
      return <span>{children}</span>;
  }
}

const inactive = {};
