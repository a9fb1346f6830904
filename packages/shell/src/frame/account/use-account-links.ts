import { sitemapEntry, type SitemapId } from '@kvota/sitemap';
import { useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconCreditCard,
  IconGift,
  IconHistory,
  IconMail,
  IconReceipt,
  IconTicket,
  IconUserCog,
} from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { useApp } from '../../host/host-context.ts';
import { servedPages } from '../../navigation/served-pages.ts';
import { hasRole } from '../../state/session.ts';
import { sessionAtom, unreadAtom } from '../../state/atoms.ts';

/** One page of the account, as menus show it. */
export interface AccountLink {
  readonly page: SitemapId;
  readonly title: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** How many things wait there. */
  readonly waiting?: number;
}

/** The account pages that the app serves, in the order of its menus, and those that need a role only for who has it: payment for AL2, the office for agents (ACC-04, ROLE-04, OP-08, OP-99). */
export function useAccountLinks(): readonly AccountLink[] {
  const { t } = useLingui();
  const { modules } = useApp();
  const session = useAtomValue(sessionAtom);
  const unread = useAtomValue(unreadAtom);
  const served = servedPages(modules);
  const ways: readonly AccountLink[] = [
    { page: 'ticketHistory', icon: IconHistory, title: t({ id: 'account.tickets', message: 'Tickets' }) },
    {
      page: 'accountTransactions',
      icon: IconReceipt,
      title: t({ id: 'account.transactions', message: 'Transactions' }),
    },
    { page: 'accountPayment', icon: IconCreditCard, title: t({ id: 'account.payment', message: 'Payment' }) },
    { page: 'accountBonuses', icon: IconGift, title: t({ id: 'account.bonuses', message: 'Bonuses' }) },
    { page: 'voucherHistory', icon: IconTicket, title: t({ id: 'account.vouchers', message: 'Vouchers' }) },
    {
      page: 'messages',
      icon: IconMail,
      title: t({ id: 'account.messages', message: 'Messages' }),
      ...(unread > 0 && { waiting: unread }),
    },
    { page: 'accountSettings', icon: IconUserCog, title: t({ id: 'account.settings', message: 'Profile' }) },
    {
      page: 'affiliatesOffice',
      icon: IconBuildingStore,
      title: t({ id: 'page.affiliatesOffice', message: 'Office' }),
    },
  ];
  return ways.filter(({ page }) => {
    const { roles } = sitemapEntry(page);
    return served.has(page) && (!roles || roles.some((role) => hasRole(session, role)));
  });
}
