export { firstVoucherDialog, VoucherDialogs, type OpenVoucherDialog } from './list/VoucherDialogs.tsx';
export { VoucherTable, type VoucherTableProps } from './list/VoucherTable.tsx';
export { useVouchers, type VoucherFilters } from './list/use-vouchers.ts';
export { useStateName } from './words/use-state-name.ts';
