import type { Clock } from '@kvota/server';

import type { Db } from '../../database/database.ts';
import type { Logger } from '../../kernel/logger.ts';
import type { Wallet } from '../../wallet/wallet.ts';
import { leaseDue, putBack, type PendingCall } from './outbox.ts';
import { delayAfter, readReply, type Reply } from './read-reply.ts';

/** Sends calls to the wallet until each is answered (RGS-03). */
export interface Delivery {
  /** Sends a call that this node has leased. It never throws. */
  send(call: PendingCall): Promise<void>;
  /** Sends the calls that are due. */
  sendDue(): Promise<void>;
  /** Resolves when no call is in progress. */
  idle(): Promise<void>;
  /** Schedules no further attempts. Calls that wait stay in the outbox. */
  stop(): void;
}

export interface DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wallet: Wallet;
  /** Applies an answer to its round, and returns the calls that follow. */
  readonly settle: (call: PendingCall, reply: Exclude<Reply, { type: 'repeat' }>) => Promise<readonly PendingCall[]>;
}

export function createDelivery({ db, clock, logger, wallet, settle }: DeliveryDeps): Delivery {
  const running = new Set<Promise<void>>();
  let stopNext = (): void => {};
  let nextAt = Number.POSITIVE_INFINITY;
  const scheduleDue = (delay: number): void => {
    const at = clock.now() + delay;
    if (at >= nextAt && nextAt > clock.now()) return;
    stopNext();
    nextAt = at;
    stopNext = clock.after(delay, () => {
      nextAt = Number.POSITIVE_INFINITY;
      void sendDue();
    });
  };
  const attempt = async (call: PendingCall): Promise<void> => {
    const result = await wallet.call(call.message.name, call.message.body);
    const reply = readReply(call.message, result, call);
    if (reply.type !== 'repeat') {
      for (const following of await settle(call, reply)) void send(following);
      return;
    }
    if (reply.fault !== undefined) logger.error(`Wallet call ${call.id} is repeated after ${reply.fault}`);
    else if (result.type === 'silent') logger.warn(`Wallet call ${call.id} has no answer`, result.error);
    const delay = delayAfter(call.attempts);
    await putBack(db, { ...call, unknown: reply.unknown }, clock.now() + delay);
    scheduleDue(delay);
  };
  const track = (work: Promise<void>, failed: string): Promise<void> => {
    const run = work.catch((error: unknown) => logger.error(failed, error)).finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  const send = (call: PendingCall): Promise<void> =>
    track(attempt(call), `Wallet call ${call.id} failed and is sent again`);
  const sendAllDue = async (): Promise<void> => {
    await Promise.all((await leaseDue(db, clock.now())).map(send));
  };
  const sendDue = (): Promise<void> => track(sendAllDue(), 'Wallet calls that are due could not be read');
  return {
    send,
    sendDue,
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => stopNext(),
  };
}
