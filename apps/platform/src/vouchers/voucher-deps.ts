import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { JurisdictionRules } from '../protection/jurisdictions.ts';
import type { VoucherKeys } from './voucher-keys.ts';

export interface VoucherDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'openWallet' | 'lock' | 'post'>;
  readonly keys: VoucherKeys;
  readonly rules: Pick<JurisdictionRules, 'voucherRedeem'>;
  /** Returns a random integer from 0 to 9 that nobody can predict. */
  readonly digit: () => number;
  /** Not asked within a transaction, which the embedded database has only one of. */
  readonly maintenanceBegun: () => Promise<boolean>;
}
