import type { AgencyRight } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Name and explanation of a right. */
export interface RightWords {
  readonly name: string;
  readonly text: string;
}

/** Returns the words for a right of staff. */
export function useRightWords(): (right: AgencyRight) => RightWords {
  const { t } = useLingui();
  const words: Readonly<Record<AgencyRight, RightWords>> = {
    money: {
      name: t({ id: 'agency.right.money', message: 'Move credit' }),
      text: t({ id: 'agency.right.moneyText', message: 'Add and take credit, up to a cap per day and currency.' }),
    },
    block: {
      name: t({ id: 'agency.right.block', message: 'Block' }),
      text: t({ id: 'agency.right.blockText', message: 'Block users and lift blocks.' }),
    },
    users: {
      name: t({ id: 'agency.right.users', message: 'Manage users' }),
      text: t({ id: 'agency.right.usersText', message: 'Create users, change their limits, give new passwords.' }),
    },
    tickets: {
      name: t({ id: 'agency.right.tickets', message: 'See tickets' }),
      text: t({ id: 'agency.right.ticketsText', message: 'Tickets of the branch, as a list and live.' }),
    },
    void: {
      name: t({ id: 'agency.right.void', message: 'Void tickets' }),
      text: t({ id: 'agency.right.voidText', message: 'Ask to void a ticket, and decide about requests.' }),
    },
    pii: {
      name: t({ id: 'agency.right.pii', message: 'See contacts' }),
      text: t({
        id: 'agency.right.piiText',
        message: 'Phone numbers and e-mail addresses in full. Needed to change contacts.',
      }),
    },
    export: {
      name: t({ id: 'agency.right.export', message: 'Save files' }),
      text: t({ id: 'agency.right.exportText', message: 'Save the lists that the account sees as files.' }),
    },
    plans: {
      name: t({ id: 'agency.right.plans', message: 'Commission' }),
      text: t({
        id: 'agency.right.plansText',
        message: 'See and pay commission, change plans, manage promo codes.',
      }),
    },
    staff: {
      name: t({ id: 'agency.right.staff', message: 'Manage staff' }),
      text: t({ id: 'agency.right.staffText', message: 'Only the employer does this.' }),
    },
  };
  return (right) => words[right];
}
