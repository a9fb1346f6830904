import { Avatar, IconButton, iconButtonProps, media, WalletBadge } from '@kvota/ui';
import { creditOf, currencyLabel } from '@kvota/contracts';
import { isUnder, pathOf } from '@kvota/sitemap';
import { useLingui } from '@lingui/react/macro';
import { IconHistory, IconPlus, IconSearch, IconWorld } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import type { ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { hiddenAmount } from '../../texts/use-own-money.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { servedPages } from '../../navigation/served-pages.ts';
import {
  accountOpenAtom,
  activeWalletAtom,
  chosenWalletAtom,
  creditHiddenAtom,
  localeAtom,
  previousPathAtom,
  searchOfferedAtom,
  searchOpenAtom,
  sessionAtom,
  ticketsDisabledAtom,
  walletsAtom,
} from '../../state/atoms.ts';
import { usePauseButton } from '../../settings/use-pause-button.ts';
import { Clock } from './Clock.tsx';
import * as css from './Header.css.ts';
import { HeaderPause } from './HeaderPause.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useMedia } from '../../browser/use-media.ts';

/** The tools of the header: search, clock, language, and for a player wallet, history and account. */
export function HeaderTools(): ReactElement {
  const session = useAtomValue(sessionAtom);
  // A pause in the header takes the place of the history on phones. The account drawer has the history too.
  const withHistory = usePauseButton() === 'always' ? css.notOnPhone : css.notNarrow;
  return (
    <>
      <SearchToggle />
      {/* Wrappers, because the order of style sheets that load at different times must not decide. */}
      <div className={css.notOnPhone}>
        <Clock />
      </div>
      <div className={css.notOnPhone}>
        <LanguageMenu />
      </div>
      {session.status === 'visitor' ? (
        <VisitorButton />
      ) : (
        <>
          <HeaderPause />
          <Wallet />
          <div className={css.notOnPhone}>
            <PayInLink />
          </div>
          <div className={withHistory}>
            <HistoryButton />
          </div>
          <AccountButton name={session.username} />
        </>
      )}
    </>
  );
}

/** Shows and hides the search of the page on small screens: a box, or the dialog of games (HEAD-11, HEAD-12). */
function SearchToggle(): ReactElement | null {
  const { t } = useLingui();
  const offered = useAtomValue(searchOfferedAtom);
  const desk = useMedia(media.desk);
  const [open, setOpen] = useAtom(searchOpenAtom);
  if (desk || !offered) return null;
  return (
    <IconButton
      label={t({ id: 'frame.search', message: 'Search' })}
      icon={<IconSearch size={22} />}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    />
  );
}

/** The credit of the active wallet, the button that hides it, and the choice of another wallet (HEAD-06, HEAD-07). */
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
      hiddenText={hiddenAmount}
      showLabel={t({ id: 'wallet.show', message: 'Show credit' })}
      hideLabel={t({ id: 'wallet.hide', message: 'Hide credit' })}
      menuLabel={t({ id: 'wallet.choose', message: 'Choose a wallet' })}
      wallets={wallets.map((wallet) => ({
        id: String(wallet.currency_id),
        // The choice names every currency. Only beside an amount is RSD left out.
        label: currencyLabel(wallet.currency) || wallet.currency,
        amount: formats.money(creditOf(wallet), wallet.currency),
      }))}
      activeId={String(active.currency_id)}
      onWalletChange={(id) => choose(Number(id))}
    />
  );
}

/** Leads to the cashier, where the site has one (ROUTE-20). Phones have no room; there it is the first link of the account. */
function PayInLink(): ReactElement | null {
  const { t } = useLingui();
  const { modules } = useApp();
  if (!servedPages(modules).has('payin')) return null;
  const label = t({ id: 'wallet.payIn', message: 'Pay in' });
  return (
    <PageLink page="payin" {...iconButtonProps({ label })} title={label}>
      <IconPlus size={22} aria-hidden="true" />
    </PageLink>
  );
}

/** Opens the ticket history, and returns from it to the previous page (HEAD-08, HEAD-09, OP-82). */
function HistoryButton(): ReactElement | null {
  const { t } = useLingui();
  const { modules } = useApp();
  const router = useRouter();
  const disabled = useAtomValue(ticketsDisabledAtom);
  const locale = useAtomValue(localeAtom);
  const { get } = useStore();
  const isThere = (path: string): boolean => isUnder(path, pathOf('ticketHistory'));
  const there = useLocation({ select: ({ pathname }) => isThere(pathname) });
  if (disabled || !servedPages(modules).has('ticketHistory')) return null;
  // CallRequest when it is pressed: what was drawn last may be of a page that is already being left.
  const target = (): string =>
    isThere(router.latestLocation.pathname)
      ? (get(previousPathAtom) ?? pathOf('home', locale))
      : pathOf('ticketHistory', locale);
  return (
    <IconButton
      label={t({ id: 'frame.history', message: 'Ticket history' })}
      icon={<IconHistory size={22} />}
      pressed={there}
      onClick={() => void router.navigate({ href: target() })}
    />
  );
}

/** Opens the visitor's drawer on phones, whose header has no room for its choices. */
function VisitorButton(): ReactElement {
  const { t } = useLingui();
  const open = useSetAtom(accountOpenAtom);
  return (
    <div className={css.onPhone}>
      <IconButton
        label={t({ id: 'frame.visitor', message: 'Language and theme' })}
        icon={<IconWorld size={22} />}
        onClick={() => open(true)}
      />
    </div>
  );
}

function AccountButton({ name }: { readonly name: string }): ReactElement {
  const { t } = useLingui();
  const open = useSetAtom(accountOpenAtom);
  return (
    <IconButton
      data-account-button=""
      label={t({ id: 'frame.account', message: `Account of ${name}` })}
      icon={<Avatar name={name} size={28} />}
      onClick={() => open(true)}
    />
  );
}
