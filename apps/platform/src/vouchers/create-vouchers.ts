import { searchVouchers } from './controls/search-vouchers.ts';
import { cancelVoucher, endDueVouchers, giveBackAll, takeBackVoucher } from './ends/end-voucher.ts';
import { listVouchers } from './list-vouchers.ts';
import { makeVoucher } from './make-voucher.ts';
import { useVoucher } from './use-voucher.ts';
import type { VoucherDeps } from './voucher-deps.ts';
import type { Vouchers } from './vouchers.ts';

export function createVouchers(deps: VoucherDeps): Vouchers {
  return {
    create: (voucher) => makeVoucher(deps, voucher),
    use: (use) => useVoucher(deps, use),
    takeBack: (userId, id) => takeBackVoucher(deps, userId, id),
    giveBack: (userId) => giveBackAll(deps, userId),
    list: (userId, query) => listVouchers(deps.db, userId, { ...query, now: deps.clock.now() }),
    search: (query) => searchVouchers(deps.db, query, deps.clock.now()),
    cancel: (cancelling) => cancelVoucher(deps, cancelling),
    endDue: () => endDueVouchers(deps),
  };
}
