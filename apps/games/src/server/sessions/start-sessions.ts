import type { Clock, Task } from '@kvota/server';

import type { Db } from '../database/database.ts';
import { deleteOldDemos } from './delete-old-demos.ts';

/** Tasks of sessions that repeat. */
export function sessionTasks({ db, clock }: { readonly db: Db; readonly clock: Clock }): Task[] {
  return [{ name: 'Deleting old demos', interval: 60_000, run: () => deleteOldDemos(db, clock.now()) }];
}
