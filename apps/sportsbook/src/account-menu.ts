import type { AccountEntry } from '@kvota/shell';
import { msg } from '@lingui/core/macro';
import { IconHistory } from '@tabler/icons-react';

/** The sportsbook's entry in the menu of the account. */
export const accountMenu: readonly AccountEntry[] = [
  {
    page: 'ticketHistory',
    icon: IconHistory,
    order: 10,
    label: msg({ id: 'account.tickets', message: 'Tickets' }),
  },
];
