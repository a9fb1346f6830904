import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { Db } from '../database/database.ts';
import { remindMakers, type ReminderDeps } from './ends/remind-makers.ts';
import type { Vouchers } from './vouchers.ts';

interface StartDeps extends WorkerDeps {
  readonly db: Db;
  readonly vouchers: Vouchers;
  readonly messages: { readonly send: ReminderDeps['send'] };
}

/** Starts to end vouchers within 4 s of their expiry, to forget codes, and to write to makers a week before. */
export function startVouchers({ db, vouchers, messages, ...deps }: StartDeps): Worker {
  const { clock } = deps;
  return startWorker(deps, [
    { name: 'Ending vouchers', interval: 4000, run: () => vouchers.endDue() },
    {
      name: 'Writing before vouchers expire',
      interval: 600_000,
      run: () => remindMakers({ db, clock, send: (message) => messages.send(message) }),
    },
  ]);
}
