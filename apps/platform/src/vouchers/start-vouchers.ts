import { startWorker, type Worker, type WorkerDeps } from '../kernel/worker.ts';
import type { Vouchers } from './vouchers.ts';

/** Starts to end vouchers within a minute of their expiry, and to forget codes. */
export function startVouchers({ vouchers, ...deps }: WorkerDeps & { readonly vouchers: Vouchers }): Worker {
  return startWorker(deps, [{ name: 'Ending vouchers', interval: 60_000, run: () => vouchers.endDue() }]);
}
