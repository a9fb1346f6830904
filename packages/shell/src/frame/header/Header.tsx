import { Button, IconButton, Logo, TopBar, TopNav, TopNavItem, media } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconMenu2 } from '@tabler/icons-react';
import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { latePart } from '../../browser/lazy-part.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { sessionAtom, sidebarOpenAtom } from '../../state/atoms.ts';
import * as css from './Header.css.ts';
import { useSiteIdentity } from '../../site-theme/use-site-identity.ts';
import { useMedia } from '../../browser/use-media.ts';
import { useMenu } from '../../navigation/use-menu.ts';

const HeaderTools = latePart(() => import('./HeaderTools.tsx'), 'HeaderTools');

const noneAtom = atom(0);

/** The header: logo, menu, actions of the modules, and wallet and account, or the login button (HEAD-01 … HEAD-11, HEAD-13). */
export function Header(props: {
  readonly hasSidebar?: boolean;
  /** Number of choices in the sidebar. */
  readonly sidebarCount?: Atom<number> | undefined;
}): ReactElement {
  const { hasSidebar = false, sidebarCount = noneAtom } = props;
  const { t } = useLingui();
  const { host } = useApp();
  const session = useAtomValue(sessionAtom);
  const openSidebar = useSetAtom(sidebarOpenAtom);
  const desk = useMedia(media.desk);
  const menu = useMenu();
  const { name: brand, logo } = useSiteIdentity();
  const chosen = useAtomValue(sidebarCount);
  const burger = hasSidebar ? (
    <IconButton
      label={t({ id: 'frame.sidebar.open', message: 'Open sports and leagues' })}
      icon={<IconMenu2 size={22} />}
      {...(chosen > 0 && { badge: chosen })}
      onClick={() => openSidebar(true)}
    />
  ) : undefined;
  const links = menu.map((link) => (
    <TopNavItem
      key={link.id}
      label={link.title}
      current={link.current}
      {...(link.disabledReason !== undefined && { disabledReason: link.disabledReason })}
      render={(props) => <PageLink page={link.page} {...props} />}
    />
  ));
  return (
    <TopBar
      logo={
        <PageLink page="home" aria-label={t({ id: 'frame.home', message: `${brand}, home` })}>
          <Logo name={brand} {...(logo !== '' && { src: logo })} />
        </PageLink>
      }
      {...(burger && { menu: burger })}
      {...(desk && { nav: <TopNav label={t({ id: 'frame.menu', message: 'Main menu' })}>{links}</TopNav> })}
    >
      <div className={css.tools}>
        <Suspense>
          <HeaderTools />
        </Suspense>
        {session.status === 'visitor' ? (
          <Button variant="brand" onClick={host.login} className={css.login} data-visitors="">
            {t({ id: 'session.login', message: 'Log in' })}
          </Button>
        ) : null}
      </div>
    </TopBar>
  );
}
