import type { PaymentDirection } from '@kvota/contracts';
import type { Host } from '@kvota/shell';

/** Key of a request whose answer has not arrived. It leaves the tab with its user. */
const key = 'kvota.user.payment';

/** A deposit or a withdrawal that was asked for. */
export interface PayRequest {
  readonly requestId: string;
  readonly direction: PaymentDirection;
  readonly amount: string;
  readonly currency: string;
  readonly currencyId: number;
  readonly method: string;
}

type Tab = Pick<Host['tabStorage'], 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a request before it is sent, so that a reload can ask for its answer. */
export const keepPayment = (tab: Tab, request: PayRequest): void => tab.setItem(key, JSON.stringify(request));

export const forgetPayment = (tab: Tab): void => tab.removeItem(key);

/** Returns the request without an answer; undefined if there is none. */
export function keptPayment(tab: Tab): PayRequest | undefined {
  try {
    const kept: unknown = JSON.parse(tab.getItem(key) ?? 'null');
    return isRequest(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isRequest(kept: unknown): kept is PayRequest {
  if (typeof kept !== 'object' || kept === null) return false;
  const { requestId, direction, amount, currency, currencyId, method } = kept as Readonly<Record<string, unknown>>; // any JSON object
  const isText = [requestId, amount, currency, method].every((text) => typeof text === 'string');
  return isText && typeof currencyId === 'number' && (direction === 'deposit' || direction === 'withdrawal');
}
