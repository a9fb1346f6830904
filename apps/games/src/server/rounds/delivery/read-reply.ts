import { moneyToMinor } from '@kvota/contracts';
import type { SessionTotals, WalletAnswer, WalletStatus } from '@kvota/contracts/wallet';

import type { WalletResult } from '../../wallet/wallet.ts';
import type { RoundRefusal } from '../../life/round-life.ts';
import type { WalletMessage } from './wallet-message.ts';

/** The meaning of a wallet's result for a round. */
export type Reply =
  | {
      readonly type: 'booked';
      readonly balance: bigint | undefined;
      readonly totals: SessionTotals | undefined;
      readonly freeLeft: number | undefined;
    }
  | { readonly type: 'refused'; readonly refusal: RoundRefusal }
  /** The same call has to be sent again. `fault` is set if that needs the attention of a person. */
  | { readonly type: 'repeat'; readonly unknown: boolean; readonly fault?: string };

/** Faults of a caller with which the wallet booked nothing, and with which a repetition will not help. */
const definitiveFaults = ['malformed', 'payloadMismatch', 'unknownSession', 'foreignSession'];

/**
 * Reads the result of a call (RGS-03, RGS-05). A bet may be refused; a win, an end and a rollback are repeated until they
 * are booked. `unknown` is true if an earlier attempt had no answer.
 */
export function readReply(
  message: WalletMessage,
  result: WalletResult<WalletMessage['name']>,
  { unknown }: { readonly unknown: boolean },
): Reply {
  if (result.type === 'silent') return { type: 'repeat', unknown: true };
  const stakes = message.name === 'transact' && message.body.transactions.some(({ kind }) => kind !== 'win');
  if (result.type === 'fault') {
    const fault = `${result.code}: ${result.detail}`;
    // After an unknown attempt, a fault proves nothing about that attempt.
    const decided = stakes && !unknown && definitiveFaults.includes(result.code);
    return decided ? { type: 'refused', refusal: { status: 'failed' } } : { type: 'repeat', unknown, fault };
  }
  const { answer } = result;
  if (isBooked(message, answer.status)) {
    const balance = 'balance' in answer ? (answer.balance ?? undefined) : undefined;
    const totals = 'session' in answer ? (answer.session ?? undefined) : undefined;
    const freeLeft = 'free_left' in answer ? (answer.free_left ?? undefined) : undefined;
    return { type: 'booked', balance: balance === undefined ? undefined : moneyToMinor(balance), totals, freeLeft };
  }
  if (answer.status === 'busy') return { type: 'repeat', unknown };
  if (stakes) return { type: 'refused', refusal: refusalOf(answer.status, answer) };
  return { type: 'repeat', unknown, fault: `status ${answer.status}` };
}

function isBooked({ name }: WalletMessage, status: WalletStatus): boolean {
  switch (name) {
    case 'transact':
      return status === 'ok';
    case 'endRound':
      return status === 'ok' || status === 'roundClosed';
    case 'rollback':
      return status === 'ok' || status === 'rolledBack';
  }
}

function refusalOf(status: WalletStatus, answer: WalletAnswer<WalletMessage['name']>): RoundRefusal {
  const until = ('until' in answer ? answer.until : undefined) ?? undefined;
  const leftMs = ('left_ms' in answer ? answer.left_ms : undefined) ?? undefined;
  const limit = ('game_limit' in answer ? answer.game_limit : undefined) ?? undefined;
  return {
    status: status === 'ok' ? 'failed' : status,
    ...(until === undefined ? {} : { until }),
    ...(leftMs === undefined ? {} : { leftMs }),
    ...(limit === undefined ? {} : { limit }),
  };
}

const first = [300, 1000, 3000] as const;
const longest = 30_000;

/** Milliseconds until the next attempt, after so many (RGS-03). */
export function delayAfter(attempts: number): number {
  return first[attempts - 1] ?? Math.min(longest, 3000 * 2 ** Math.min(attempts - 3, 10));
}
