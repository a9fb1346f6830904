import { languageTag, locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Button, Drawer, Person, Select, SideList, SideListItem, ThemeSwitch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconLogout } from '@tabler/icons-react';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { PageLink, usePageMetadata } from '../../navigation/PageLink.tsx';
import { useSwitchLanguage } from '../../texts/use-switch-language.ts';
import {
  accountOpenAtom,
  activeWalletAtom,
  creditAtom,
  creditHiddenAtom,
  localeAtom,
  sessionAtom,
  themeAtom,
} from '../../state/atoms.ts';
import { useAccountLinks } from './use-account-links.ts';
import * as css from './AccountDrawer.css.ts';

/** The drawer at the right: user, account pages, theme, language, logout (HEAD-10, THEME-02, OP-08). */
export function AccountDrawer(): ReactElement {
  const { t } = useLingui();
  const { host } = useApp();
  const formats = useFormats();
  const session = useAtomValue(sessionAtom);
  const [open, setOpen] = useAtom(accountOpenAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  const credit = useAtomValue(creditAtom);
  const wallet = useAtomValue(activeWalletAtom);
  const hidden = useAtomValue(creditHiddenAtom);
  const locale = useAtomValue(localeAtom);
  const current = usePageMetadata();
  const switchTo = useSwitchLanguage();
  const username = session.status === 'signed-in' ? session.username : '';
  const links = useAccountLinks();
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t({ id: 'account.title', message: 'Account' })}
      footer={
        <Button
          fullWidth
          icon={<IconLogout size={18} />}
          onClick={() => {
            setOpen(false);
            host.logout();
          }}
        >
          {t({ id: 'session.logout', message: 'Log out' })}
        </Button>
      }
    >
      <Person
        className={css.user}
        name={username}
        {...(credit !== undefined && wallet && { detail: hidden ? '****' : formats.money(credit, wallet.currency) })}
      />
      <SideList label={t({ id: 'account.title', message: 'Account' })}>
        {links.map((link) => (
          <SideListItem
            key={link.page}
            label={link.title}
            icon={<link.icon size={20} />}
            {...(link.waiting !== undefined && { count: formats.number(link.waiting) })}
            current={current?.id === link.page}
            render={(props) => <PageLink page={link.page} {...props} onClick={() => setOpen(false)} />}
          />
        ))}
      </SideList>
      <div className={css.tools}>
        <ThemeSwitch value={theme} onValueChange={setTheme} fullWidth />
        <Select<Locale>
          label={t({ id: 'frame.languages', message: 'Language' })}
          value={locale}
          onValueChange={(next) => void switchTo(next)}
          items={locales.map((value) => ({
            value,
            label: <span lang={languageTag(value)}>{languageNames[value]}</span>,
          }))}
        />
      </div>
    </Drawer>
  );
}
