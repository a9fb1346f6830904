import { reconnectDelay } from './reconnect-delay.ts';
import { textOf, type RealtimeReport } from '../report.ts';
import type { Schedule } from '../schedule.ts';

/** Tells the platform whose socket this is (NET-23). */
export interface SignIn {
  /** The channel is connected. */
  readonly up: () => void;
  /** The channel is gone. */
  readonly down: () => void;
  /** Someone signed in or out. */
  readonly again: () => void;
}

export interface SignInOptions {
  readonly preAuth: () => Promise<string | undefined>;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly send: (token: string) => void;
  /** Makes the connection anew: the contract has no way to take an auth back. */
  readonly forget: () => void;
  readonly onReport: (report: RealtimeReport) => void;
}

/** Asks for a token on every connection and sends it when there is one; a token that cannot be had is asked for again. */
export function createSignIn({ preAuth, schedule, random, send, forget, onReport }: SignInOptions): SignIn {
  let isUp = false;
  let sent = false;
  let attempts = 0;
  /** Every change of connection or user makes the token under way somebody else's. */
  let turn = 0;
  let cancelRetry = (): void => undefined;

  const run = async (): Promise<void> => {
    cancelRetry();
    turn += 1;
    const mine = turn;
    try {
      const token = await preAuth();
      if (mine !== turn) return;
      attempts = 0;
      if (token === undefined) return;
      sent = true;
      send(token);
    } catch (error) {
      if (mine !== turn) return;
      onReport({ kind: 'auth-failed', message: textOf(error) });
      attempts += 1;
      cancelRetry = schedule(() => void run(), reconnectDelay(attempts, random));
    }
  };

  return {
    up: () => {
      isUp = true;
      void run();
    },
    down: () => {
      isUp = false;
      sent = false;
      attempts = 0;
      turn += 1;
      cancelRetry();
    },
    again: () => {
      if (!isUp) return;
      if (sent) forget();
      else void run();
    },
  };
}
