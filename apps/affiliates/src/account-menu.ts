import type { AccountEntry } from '@kvota/shell';
import { IconBuildingStore } from '@tabler/icons-react';

/** The agents' entry in the menu of the account. */
export const accountMenu: readonly AccountEntry[] = [{ page: 'affiliatesOffice', icon: IconBuildingStore, order: 80 }];
