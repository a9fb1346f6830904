import type { Host } from '@kvota/shell';

/** Key of a request whose answer has not arrived. It leaves the tab with its user. */
const key = 'kvota.user.voucher';

/** One voucher, or a batch of vouchers of the same amount, that was asked for. */
export interface VoucherRequest {
  readonly requestId: string;
  readonly amount: string;
  readonly currency: string;
  readonly currencyId: number;
  /** How many vouchers, from 1. */
  readonly count: number;
}

type Tab = Pick<Host['tabStorage'], 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a request before it is sent, so that a reload can ask for its answer. */
export const keepRequest = (tab: Tab, request: VoucherRequest): void => tab.setItem(key, JSON.stringify(request));

export const forgetRequest = (tab: Tab): void => tab.removeItem(key);

/** Returns the request without an answer; undefined if there is none. */
export function keptRequest(tab: Tab): VoucherRequest | undefined {
  try {
    const kept: unknown = JSON.parse(tab.getItem(key) ?? 'null');
    return isRequest(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isRequest(kept: unknown): kept is VoucherRequest {
  if (typeof kept !== 'object' || kept === null) return false;
  const { requestId, amount, currency, currencyId, count } = kept as Readonly<Record<string, unknown>>; // any JSON object
  const isText = [requestId, amount, currency].every((text) => typeof text === 'string');
  return isText && typeof currencyId === 'number' && Number.isSafeInteger(count);
}
