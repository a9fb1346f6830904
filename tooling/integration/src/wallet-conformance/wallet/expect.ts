import { must } from '../check.ts';
import { text } from '../wire.ts';
import type { Reply } from './client.ts';

/** Returns the status of an answer, and its word: `200 ok`, `422 payloadMismatch`. */
export function statusOf({ status, json }: Reply): string {
  const word = json['status'] ?? json['code'];
  return typeof word === 'string' ? `${status} ${word}` : String(status);
}

export function mustBe(reply: Reply, status: number, word: string): void {
  must(statusOf(reply) === `${status} ${word}`, `${statusOf(reply)} in place of ${status} ${word}`);
}

export const mustNotMove = (change: bigint): void => must(change === 0n, `the balance changed by ${text(change)}`);
