import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a webhook, as Standard Webhooks names them. */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** Seconds by which the signed time may differ from the clock here. */
const tolerance = 300;

export interface SignedWebhook {
  readonly id: string;
  /** Seconds since 1970, as sent. */
  readonly timestamp: string;
  /** One signature or several, separated by spaces. */
  readonly signature: string;
  readonly body: string;
}

/** Returns the signature of a webhook: `v1,` and the HMAC-SHA256 over id, time and body. */
export function webhookSignature(secret: string, { id, timestamp, body }: Omit<SignedWebhook, 'signature'>): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Returns what is wrong with a webhook; undefined if a known secret signed it a short time ago. */
export function webhookFault(
  webhook: SignedWebhook,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number },
): 'badSignature' | 'staleTimestamp' | undefined {
  const given = webhook.signature.split(' ').slice(0, 10);
  const isSigned = secrets.some((secret) => given.some((one) => isSame(one, webhookSignature(secret, webhook))));
  if (!isSigned) return 'badSignature';
  const isFresh = /^\d{1,12}$/.test(webhook.timestamp) && Math.abs(now / 1000 - Number(webhook.timestamp)) <= tolerance;
  return isFresh ? undefined : 'staleTimestamp';
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
