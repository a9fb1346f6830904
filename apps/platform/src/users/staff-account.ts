import { eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyStaff } from '../database/schema/index.ts';

/** True for a staff account of an agent or of the operator. It has no wallets, so no money may be given to it (OP-74). */
export const isStaffAccount = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(agencyStaff, eq(agencyStaff.userId, userId))) > 0;
