import type { AccountEntry } from '@kvota/shell';
import { IconDice5 } from '@tabler/icons-react';

/** The casino's entry in the menu of the account. */
export const accountMenu: readonly AccountEntry[] = [{ page: 'accountGames', icon: IconDice5, order: 15 }];
