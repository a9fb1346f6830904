import type { FoundFlag } from './found-flag.ts';

const day = 86_400_000;
/** Vouchers that a path has at most. */
export const longestPath = 4;

/** A redeemed voucher, from its maker to the user who redeemed it. Times are milliseconds since 1970. */
export interface RedeemedVoucher {
  readonly id: string;
  readonly maker: string;
  readonly usedBy: string;
  readonly madeAt: number;
  readonly usedAt: number;
}

/**
 * Returns the flags of a voucher that has just been redeemed (WAL-12). `before` are the vouchers that led to it, without
 * those of sellers, whose trade they are.
 */
export function voucherFlags(last: RedeemedVoucher, before: readonly RedeemedVoucher[]): FoundFlag[] {
  const paths = pathsTo([last], before);
  const circle = paths.find(([first]) => first?.maker === last.usedBy);
  const chain = paths
    .filter((path) => path.length >= 3 && (path[0]?.madeAt ?? 0) >= last.usedAt - day)
    .toSorted((a, b) => b.length - a.length)[0];
  const rowsOf = (path: readonly RedeemedVoucher[]) => path.map(({ id }) => ({ type: 'voucher' as const, id }));
  return [
    ...(circle === undefined ? [] : [{ kind: 'voucherCircle' as const, subject: last.id, rows: rowsOf(circle) }]),
    ...(chain === undefined ? [] : [{ kind: 'voucherChain' as const, subject: last.id, rows: rowsOf(chain) }]),
  ];
}

/** All paths of two vouchers and more that end with this one: each is made after the one before it was redeemed. */
function pathsTo(path: readonly RedeemedVoucher[], before: readonly RedeemedVoucher[]): RedeemedVoucher[][] {
  const [first] = path;
  if (first === undefined || path.length === longestPath) return [];
  return before
    .filter(({ usedBy, maker, usedAt }) => usedBy === first.maker && maker !== usedBy && usedAt <= first.madeAt)
    .flatMap((one) => [[one, ...path], ...pathsTo([one, ...path], before)]);
}
