import { Avatar, IconButton, WalletBadge } from '@kvota/ui';
import { creditOf, currencyLabel, isUnder, pathOf } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import { useApp } from '../app/host-context.ts';
import { useFormats } from '../app/use-formats.ts';
import { pagesOf } from '../module/pages-of.ts';
import {
  accountOpenAtom,
  activeWalletAtom,
  chosenWalletAtom,
  creditHiddenAtom,
  localeAtom,
  previousPathAtom,
  sessionAtom,
  ticketsDisabledAtom,
  walletsAtom,
} from '../state/atoms.ts';
import { Clock } from './Clock.tsx';
import * as css from './Header.css.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

/** What the header has beside menu and sign-in: language, clock, and for a player wallet, history and account. */
export function HeaderTools(): ReactElement {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'visitor') {
    return (
      <>
        <Clock />
        <LanguageMenu />
      </>
    );
  }
  return (
    <>
      <Clock />
      <LanguageMenu className={css.notOnPhone} />
      <Wallet />
      <HistoryButton />
      <AccountButton name={session.username} />
    </>
  );
}

/** The credit of the active wallet, its eye, and the choice of another (HEAD-06, HEAD-07). */
function Wallet(): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const wallets = useAtomValue(walletsAtom);
  const active = useAtomValue(activeWalletAtom);
  const choose = useSetAtom(chosenWalletAtom);
  const [hidden, setHidden] = useAtom(creditHiddenAtom);
  if (!active) return null;
  return (
    <WalletBadge
      amount={formats.money(creditOf(active))}
      currency={currencyLabel(active.currency)}
      hidden={hidden}
      onHiddenChange={setHidden}
      hiddenText="****"
      showLabel={t({ id: 'wallet.show', message: 'Show credit' })}
      hideLabel={t({ id: 'wallet.hide', message: 'Hide credit' })}
      menuLabel={t({ id: 'wallet.choose', message: 'Choose a wallet' })}
      wallets={wallets.map((wallet) => ({
        id: String(wallet.currency_id),
        // The choice names every currency; only beside an amount is the one of RSD left blank.
        label: currencyLabel(wallet.currency) || wallet.currency,
        amount: formats.money(creditOf(wallet), wallet.currency),
      }))}
      activeId={String(active.currency_id)}
      onWalletChange={(id) => choose(Number(id))}
    />
  );
}

/** The way to the ticket history, and back from it to where the player was (HEAD-08, HEAD-09, OP-82). */
function HistoryButton(): ReactElement | null {
  const { t } = useLingui();
  const { modules } = useApp();
  const router = useRouter();
  const disabled = useAtomValue(ticketsDisabledAtom);
  const locale = useAtomValue(localeAtom);
  const previous = useAtomValue(previousPathAtom);
  const path = useLocation({ select: (location) => location.pathname });
  const there = isUnder(path, pathOf('ticketHistory'));
  if (disabled || !pagesOf(modules).has('ticketHistory')) return null;
  const target = there ? (previous ?? pathOf('home', locale)) : pathOf('ticketHistory', locale);
  return (
    <IconButton
      label={t({ id: 'frame.history', message: 'Ticket history' })}
      icon={<IconHistory size={22} />}
      pressed={there}
      onClick={() => void router.navigate({ href: target })}
    />
  );
}

function AccountButton({ name }: { readonly name: string }): ReactElement {
  const { t } = useLingui();
  const open = useSetAtom(accountOpenAtom);
  return (
    <IconButton
      label={t({ id: 'frame.account', message: `Account of ${name}` })}
      icon={<Avatar name={name} size={28} />}
      onClick={() => open(true)}
    />
  );
}
