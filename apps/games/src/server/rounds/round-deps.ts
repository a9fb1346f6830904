import type { Clock } from '@kvota/server';

import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Maths } from '../maths/maths.ts';
import type { Seeds } from '../seeds/seeds.ts';
import type { Tables } from '../tables/tables.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** Everything that rounds need from outside. */
export interface RoundDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Makes ids that nobody can guess. */
  readonly ids: () => string;
  readonly maths: Maths;
  readonly seeds: Seeds;
  readonly catalogue: Catalogue;
  readonly tables: Tables;
  readonly wallet: Wallet;
}
