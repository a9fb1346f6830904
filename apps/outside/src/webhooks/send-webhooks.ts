import { createHmac } from 'node:crypto';

import type { Clock, Stop } from '../kernel/clock.ts';
import type { OutsideEvent } from '../payments/life.ts';
import { planSendings, type Faults, type Sending } from './faults.ts';

export interface WebhookDeps {
  readonly clock: Clock;
  readonly random: () => number;
  readonly secret: string;
  readonly webhookUrl: string;
  /** Called for each webhook that was answered. */
  readonly onAnswer?: ((answer: WebhookAnswer) => void) | undefined;
}

/** An answer to a webhook. `took` is in milliseconds. */
export interface WebhookAnswer {
  readonly took: number;
  readonly status: number;
  readonly forged: boolean;
}

/** Reports events to the platform. */
export interface Webhooks {
  setFaults(faults: Faults): void;
  report(event: OutsideEvent): void;
  /** Resolves when nothing is being sent. Waits of the clock do not count. */
  idle(): Promise<void>;
  stop(): void;
}

const [firstWait, factor, tries, staleBy, patience] = [5000, 5, 8, 3_600_000, 10_000];
const noFaults: Faults = { repeat: 0, delay: 0, shuffle: false, drop: 0, forge: 0, stale: 0, wrongAmount: 0 };

export function createWebhooks({ clock, random, secret, webhookUrl, onAnswer }: WebhookDeps): Webhooks {
  let faults = noFaults;
  const running = new Set<Promise<void>>();
  const waits = new Set<Stop>();
  const ended = new AbortController();
  const after = (milliseconds: number, run: () => Promise<void>): void => {
    const start = (): void => {
      const round: Promise<void> = run().finally(() => running.delete(round));
      running.add(round);
    };
    if (milliseconds <= 0) return start();
    const stop = clock.after(milliseconds, () => {
      waits.delete(stop);
      start();
    });
    waits.add(stop);
  };
  const send = async (event: OutsideEvent, sending: Sending, tried: number): Promise<void> => {
    const isTaken = await post(event, sending).catch(() => false);
    // A forged one is sent once: nobody repeats it for us.
    const isOver = isTaken || sending.forged || sending.stale || tried + 1 >= tries || ended.signal.aborted;
    if (!isOver) after(firstWait * factor ** tried, () => send(event, sending, tried + 1));
  };
  const post = async (event: OutsideEvent, { forged, stale, wrongAmount }: Sending): Promise<boolean> => {
    const body = JSON.stringify(wrongAmount ? withOtherAmount(event) : event);
    const timestamp = String(Math.floor((clock.now() - (stale ? staleBy : 0)) / 1000));
    const key = forged ? `not ${secret}` : secret;
    const signature = `v1,${createHmac('sha256', key).update(`${event.id}.${timestamp}.${body}`).digest('base64')}`;
    const start = performance.now();
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      },
      body,
      signal: AbortSignal.any([ended.signal, AbortSignal.timeout(patience)]),
    });
    await response.arrayBuffer();
    onAnswer?.({ took: performance.now() - start, status: response.status, forged });
    return response.ok;
  };
  return {
    setFaults: (next) => void (faults = next),
    report(event) {
      for (const sending of planSendings(faults, random)) after(sending.wait, () => send(event, sending, 0));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    stop() {
      ended.abort();
      waits.forEach((stop) => stop());
    },
  };
}

/** The same event with a hundred times the money, and another number, as a mistake of a provider would have it. */
const withOtherAmount = (event: OutsideEvent): OutsideEvent => ({
  ...event,
  id: `${event.id}.x`,
  data: { ...event.data, amount: event.data.amount.replace('.', '00.') },
});
