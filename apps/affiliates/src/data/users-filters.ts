import type { agencyUserOrders } from '@kvota/contracts';

export type UserOrder = (typeof agencyUserOrders)[number];
export type UserKind = 'agent' | 'player';
export type UserState = 'active' | 'blocked' | 'closed';

/** The query of the list of users, as the call takes it. */
export interface UsersFilters {
  readonly page: number;
  readonly pageSize: number;
  readonly order: UserOrder;
  readonly below?: string;
  readonly currencyId?: number;
  readonly searchTerm?: string;
  readonly kind?: UserKind;
  readonly state?: UserState;
  readonly withCredit?: 'true';
}
