import type { VoucherAnswer } from '@kvota/contracts';

import type { VoucherRequest } from './kept-request.ts';

/** The body of one call of a batch. */
export type VoucherCall = Omit<VoucherRequest, 'count'>;

/** The vouchers of a batch, and why it ended early. */
export interface Batch {
  readonly made: readonly VoucherAnswer[];
  readonly refused?: VoucherAnswer | undefined;
}

/** Returns the calls of a request, one for each voucher. Their ids are the same each time, so that a repetition makes none twice. */
export const callsOf = ({ requestId, count, ...wanted }: VoucherRequest): readonly VoucherCall[] =>
  Array.from({ length: count }, (_, place) => ({
    ...wanted,
    requestId: place === 0 ? requestId : `${requestId}-${place + 1}`,
  }));

/**
 * Makes the vouchers of a request one after the other, up to the first refusal. Throws if an answer is lost: the same request
 * can be sent again then, and gets the vouchers that were made before.
 */
export async function makeBatch(
  request: VoucherRequest,
  create: (call: VoucherCall) => Promise<VoucherAnswer>,
  onMade: (count: number) => void = () => undefined,
): Promise<Batch> {
  const made: VoucherAnswer[] = [];
  for (const call of callsOf(request)) {
    const answer = await create(call);
    if (answer.ErrorText !== 'ok') return { made, refused: answer };
    made.push(answer);
    onMade(made.length);
  }
  return { made };
}
