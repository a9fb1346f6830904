import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import type { payments } from '../database/schema/index.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Logger } from '../kernel/log/logger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { JurisdictionRules } from '../protection/jurisdictions.ts';
import type { CentralLimit } from './central/central-limit.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

export interface PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Pick<Logger, 'warn'>;
  readonly ledger: Pick<Ledger, 'lock' | 'funds' | 'post' | 'openAccounts'>;
  readonly rules: Pick<JurisdictionRules, 'withdrawalCancel'>;
  /** The first one that has a method is used for it. */
  readonly providers: readonly PaymentProvider[];
  /** The limit over all operators that deposits are reported to. Undefined if the platform uses none. */
  readonly central?: CentralLimit | undefined;
  /** Where the provider's page leads back to. */
  readonly returnUrl: (payment: { readonly id: string; readonly locale: string }) => string;
  /** Not asked within a transaction, which the embedded database has only one of. */
  readonly maintenanceBegun: () => Promise<boolean>;
}

export type PaymentRow = typeof payments.$inferSelect;
