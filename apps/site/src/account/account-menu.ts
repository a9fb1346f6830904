import { lazyPart, unreadAtom, type AccountEntry } from '@kvota/shell';
import {
  IconPlus,
  IconCreditCard,
  IconGift,
  IconMail,
  IconReceipt,
  IconShieldCheck,
  IconTicket,
  IconUserCog,
} from '@tabler/icons-react';

const pause = () => import('./pause/parts.ts');

/** The site's entries in the menu of the account. */
export const accountMenu: readonly AccountEntry[] = [
  { page: 'payin', icon: IconPlus, order: 5 },
  { page: 'accountTransactions', icon: IconReceipt, order: 20 },
  { page: 'accountPayment', icon: IconCreditCard, order: 30 },
  { page: 'accountBonuses', icon: IconGift, order: 40 },
  { page: 'voucherHistory', icon: IconTicket, order: 50 },
  {
    page: 'accountLimits',
    icon: IconShieldCheck,
    order: 55,
    tool: lazyPart(pause, 'PauseInMenu'),
    pauseButton: lazyPart(pause, 'PauseInHeader'),
  },
  { page: 'messages', icon: IconMail, order: 60, count: unreadAtom },
  { page: 'accountSettings', icon: IconUserCog, order: 70 },
];
