import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import type { Task } from '../kernel/worker.ts';
import { deleteOldDemos } from './delete-old-demos.ts';

/** Tasks of sessions that repeat. */
export function sessionTasks({ db, clock }: { readonly db: Db; readonly clock: Clock }): Task[] {
  return [{ name: 'Deleting old demos', interval: 60_000, run: () => deleteOldDemos(db, clock.now()) }];
}
