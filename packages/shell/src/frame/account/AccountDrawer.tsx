import type { MessageGroup } from '@kvota/i18n';
import { Button, Drawer, Person, SideList, SideListItem } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconLogout } from '@tabler/icons-react';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { accountEntriesAtom } from '../../host/account-menu.ts';
import { useApp } from '../../host/host-context.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useOwnMoney } from '../../texts/use-own-money.ts';
import { PageLink, usePageMetadata } from '../../navigation/PageLink.tsx';
import { accountOpenAtom, activeWalletAtom, creditAtom, sessionAtom } from '../../state/atoms.ts';
import { ModuleSlot } from '../slots/ModuleSlot.tsx';
import { Clock } from '../header/Clock.tsx';
import { PageChoices } from './PageChoices.tsx';
import { useAccountLinks } from './use-account-links.ts';
import { VisitorDrawer } from './VisitorDrawer.tsx';
import * as css from './AccountDrawer.css.ts';

/** The drawer at the right: of a player the account, of a visitor the choices for the page. */
export function AccountDrawer(): ReactElement {
  const session = useAtomValue(sessionAtom);
  return session.status === 'signed-in' ? <PlayerDrawer username={session.username} /> : <VisitorDrawer />;
}

/** The tools of modules use the texts of the frame. */
const noGroups: readonly MessageGroup[] = [];

/** User, account pages, theme, language, logout (HEAD-10, THEME-02, OP-08). */
function PlayerDrawer({ username }: { readonly username: string }): ReactElement {
  const { t } = useLingui();
  const { host, modules } = useApp();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const [open, setOpen] = useAtom(accountOpenAtom);
  const credit = useAtomValue(creditAtom);
  const wallet = useAtomValue(activeWalletAtom);
  const current = usePageMetadata();
  const links = useAccountLinks();
  const entries = useAtomValue(accountEntriesAtom);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t({ id: 'account.title', message: 'Account' })}
      beside={<Clock />}
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
        {...(credit !== undefined && wallet && { detail: money(credit, wallet.currency) })}
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
      <PageChoices />
      {entries.map(({ page, tool }) => (
        <ModuleSlot key={page} slot={tool} groups={noGroups} />
      ))}
      {modules.map(({ id, accountTools }) => (
        <ModuleSlot key={id} slot={accountTools} groups={noGroups} />
      ))}
    </Drawer>
  );
}
