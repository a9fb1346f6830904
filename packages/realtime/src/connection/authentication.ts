import { reconnectDelay } from './reconnect-delay.ts';
import type { Outbound } from '../outbound.ts';
import { textOf, type RealtimeReport } from '../report.ts';
import type { Schedule } from '../schedule.ts';

/** Joins site-wide events and authenticates the socket of the `sports` channel (NET-23, NET-24). */
export interface Authentication {
  /** Call when the channel connects: joins site-wide events, and sends a token if a user is signed in. */
  readonly connected: () => void;
  /** Call when the channel disconnects: discards a pending token request. */
  readonly disconnected: () => void;
  /** Call when the user signs in or out. */
  readonly userChanged: () => void;
}

export interface AuthenticationDeps {
  readonly preAuth: () => Promise<string | undefined>;
  readonly schedule: Schedule;
  readonly random: () => number;
  /** Sends a message on `sports`. */
  readonly send: (message: Outbound, acknowledged?: (answer: unknown) => void) => void;
  /** Called with the answer to joining the site-wide events. */
  readonly onJoined: (answer: unknown) => void;
  /** Called with the answer to the token. */
  readonly onAuthenticated: (answer: unknown) => void;
  /** Opens a new connection, because the contract has no event that revokes `auth`. */
  readonly restart: () => void;
  readonly onReport: (report: RealtimeReport) => void;
}

/** Creates the authentication. It requests a token on each connection, and again if the request fails. */
export function createAuthentication(deps: AuthenticationDeps): Authentication {
  const { preAuth, schedule, random, send, onJoined, onAuthenticated, restart, onReport } = deps;
  let isConnected = false;
  let isSent = false;
  let attempts = 0;
  /** The current request. Each change of connection or user increments it, which discards the answers of earlier ones. */
  let current = 0;
  let cancelRetry = (): void => undefined;

  const run = async (): Promise<void> => {
    cancelRetry();
    current += 1;
    const request = current;
    try {
      const token = await preAuth();
      if (request !== current) return;
      attempts = 0;
      if (token === undefined) return;
      isSent = true;
      send(['auth', { token }], onAuthenticated);
    } catch (error) {
      if (request !== current) return;
      onReport({ kind: 'auth-failed', message: textOf(error) });
      attempts += 1;
      cancelRetry = schedule(() => void run(), reconnectDelay(attempts, random));
    }
  };

  return {
    connected: () => {
      isConnected = true;
      send(['global'], onJoined);
      void run();
    },
    disconnected: () => {
      isConnected = false;
      isSent = false;
      attempts = 0;
      current += 1;
      cancelRetry();
    },
    userChanged: () => {
      if (!isConnected) return;
      if (isSent) restart();
      else void run();
    },
  };
}
