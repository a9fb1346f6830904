import { eq } from 'drizzle-orm';

import { rootId } from '../agency/tree.ts';
import { users } from '../database/schema/index.ts';
import type { AgencyBench } from './agency-bench.ts';

/** Adds people of the operator, and returns their ids. */
export async function addOperators(bench: Pick<AgencyBench, 'add' | 'db'>, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { userId } = await bench.add(rootId);
    await bench.db
      .update(users)
      .set({ roles: ['OPERATOR'] })
      .where(eq(users.id, userId));
    ids.push(userId);
  }
  return ids;
}
