import { languageTag, locales, paymentRole, type Locale, type SitemapId } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Button, Drawer, Person, Select, SideList, SideListItem, ThemeSwitch } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import {
  IconCreditCard,
  IconGift,
  IconHistory,
  IconLogout,
  IconMail,
  IconReceipt,
  IconTicket,
  IconUserCog,
} from '@tabler/icons-react';
import { useAtom, useAtomValue } from 'jotai';
import type { ComponentType, ReactElement } from 'react';

import { useApp } from '../app/host-context.ts';
import { useFormats } from '../app/use-formats.ts';
import { pagesOf } from '../module/pages-of.ts';
import { PageLink, usePageMetadata } from '../router/PageLink.tsx';
import { useSwitchLanguage } from '../router/use-switch-language.ts';
import { hasRole } from '../session/session.ts';
import {
  accountOpenAtom,
  activeWalletAtom,
  creditAtom,
  creditHiddenAtom,
  localeAtom,
  sessionAtom,
  themeAtom,
} from '../state/atoms.ts';
import * as css from './AccountDrawer.css.ts';

interface Way {
  readonly page: SitemapId;
  readonly title: string;
  readonly icon: ComponentType<{ size?: number }>;
}

/** The drawer at the right: who is signed in, account pages, theme, logout (HEAD-10, THEME-02, OP-08). */
export function AccountDrawer(): ReactElement {
  const { t } = useLingui();
  const { host, modules } = useApp();
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
  const served = pagesOf(modules);
  const ways: Way[] = [
    { page: 'ticketHistory', icon: IconHistory, title: t({ id: 'account.tickets', message: 'Tickets' }) },
    {
      page: 'accountTransactions',
      icon: IconReceipt,
      title: t({ id: 'account.transactions', message: 'Transactions' }),
    },
    ...(hasRole(session, paymentRole)
      ? [
          {
            page: 'accountPayment',
            icon: IconCreditCard,
            title: t({ id: 'account.payment', message: 'Payment' }),
          } as const,
        ]
      : []),
    { page: 'accountBonuses', icon: IconGift, title: t({ id: 'account.bonuses', message: 'Bonuses' }) },
    { page: 'voucherHistory', icon: IconTicket, title: t({ id: 'account.vouchers', message: 'Vouchers' }) },
    { page: 'messages', icon: IconMail, title: t({ id: 'account.messages', message: 'Messages' }) },
    { page: 'accountSettings', icon: IconUserCog, title: t({ id: 'account.settings', message: 'Profile' }) },
  ];
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
        {ways
          .filter(({ page }) => served.has(page))
          .map((way) => (
            <SideListItem
              key={way.page}
              label={way.title}
              icon={<way.icon size={20} />}
              current={current?.id === way.page}
              render={(props) => <PageLink page={way.page} {...props} onClick={() => setOpen(false)} />}
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
