import { pathOf, type SitemapId } from '@kvota/sitemap';
import { footerLinkProps, Logo, PageFooter, ThemeSwitch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { servedPages } from '../../navigation/served-pages.ts';
import { usePageTitle } from '../../navigation/use-page-title.ts';
import { isDisabled } from '../../navigation/guard.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { statusSettingsAtom, themeAtom } from '../../state/atoms.ts';
import { useSiteIdentity } from '../../site-theme/use-site-identity.ts';

const betting = ['betting', 'liveBetting', 'scores', 'promo'] as const satisfies readonly SitemapId[];
const rules = ['sportbettingRules', 'termsnc', 'privacy', 'documents'] as const satisfies readonly SitemapId[];
const help = ['support', 'responsibleGambling', 'contactUs', 'aboutUs'] as const satisfies readonly SitemapId[];

/** The end of every page: adults only, the theme (THEME-18), and the operator's documents. An app that serves no document has no footer. */
export function SiteFooter(): ReactElement | null {
  const { t } = useLingui();
  const { modules } = useApp();
  const { name, logo } = useSiteIdentity();
  const status = useAtomValue(statusSettingsAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  const served = servedPages(modules);
  // A link to a disabled page would only lead home (ROUTE-63).
  const linksTo = (pages: readonly SitemapId[]) =>
    pages
      .filter((page) => served.has(page) && !isDisabled(pathOf(page), status))
      .map((page) => ({ key: page, link: <FooterLink page={page} /> }));
  const groups = [
    { title: t({ id: 'footer.play', message: 'Play' }), links: linksTo(betting) },
    { title: t({ id: 'footer.rules', message: 'Rules and documents' }), links: linksTo(rules) },
    { title: t({ id: 'footer.help', message: 'Help' }), links: linksTo(help) },
  ];
  if (linksTo([...rules, ...help]).length === 0) return null;
  return (
    <PageFooter
      logo={<Logo name={name} size={24} {...(logo !== '' && { src: logo })} />}
      age="18+"
      notice={t({
        id: 'footer.adults',
        message: 'For adults only. Betting costs money in the long run: play for fun and stop in time.',
      })}
      tools={<ThemeSwitch value={theme} onValueChange={setTheme} />}
      groups={groups.filter(({ links }) => links.length > 0)}
    />
  );
}

function FooterLink({ page }: { readonly page: SitemapId }): ReactElement {
  const title = usePageTitle(page);
  return (
    <PageLink page={page} {...footerLinkProps()}>
      {title}
    </PageLink>
  );
}
