import type { Ping } from '@kvota/contracts';

import type { every } from '../browser/every.ts';
import { warn } from '../browser/report.ts';
import type { Stop } from '../browser/stop.ts';
import type { PingPart } from '../host/app-module.ts';
import type { ShellHost } from '../host/create-host.ts';
import type { SessionEvent } from '../session/session-machine.ts';
import { onlineAtom, sessionAtom, unreadAtom } from '../state/atoms.ts';
import { checkDueAtom } from '../state/reality-check.ts';
import { userIdOf } from '../state/session.ts';
import { startLeadership, type LeadershipDeps } from './leadership.ts';
import { isNewer, pingInterval, planPing } from './ping-rules.ts';
import { trackConnection, type ConnectionDeps } from './track-connection.ts';

interface PingDeps extends LeadershipDeps, ConnectionDeps {
  /** The channel between the tabs of this client, or undefined if the browser has none. */
  readonly channel: BroadcastChannel | undefined;
  readonly parts: () => readonly PingPart[];
  readonly every: typeof every;
  readonly dispatch: (event: SessionEvent) => void;
}

export interface PingService {
  /** Pings at once, or right after the ping in flight. Resolves when that ping has been answered. */
  readonly pingNow: () => Promise<void>;
  readonly stop: Stop;
}

/** An answer that the leader shares with the other tabs. */
interface PingMessage {
  readonly user: string;
  readonly answer: Ping;
}

/** Pings while a user is signed in: the leader for all tabs, a tab with a waiting ticket for itself (SES-05, SES-20, OP-96). */
export function startPing(host: ShellHost, deps: PingDeps): PingService {
  const { store, api, clock } = host;
  const { parts } = deps;
  let leader = false;
  let inFlight = false;
  let again = false;
  let current = Promise.resolve();
  let lastShown: string | undefined;
  let lastOwn: string | undefined;
  // The first ping after an outage catches up on what happened during it.
  const connection = trackConnection(deps, () => void pingNow());

  const userId = (): string | undefined => userIdOf(store.get(sessionAtom));
  const waitingTicket = (): string | undefined =>
    parts()
      .map((part) => part.query())
      .find((ticket) => ticket !== undefined);

  const show = (answer: Ping): void => {
    if (!isNewer(answer, lastShown)) return;
    lastShown = answer.serverTime;
    const { blocked, wallets, maintenanceMode, roles, session, unread = 0 } = answer;
    // Of all tabs: a check that was acknowledged in one of them is over in the others with the next ping.
    const due = session?.realityDueAt;
    store.set(checkDueAtom, due && Date.parse(due) <= Date.parse(answer.serverTime) ? due : undefined);
    store.set(unreadAtom, unread);
    const { timeLeft, begun } = maintenanceMode;
    deps.dispatch({ type: 'ping', blocked, wallets, timeLeft, begun: begun ?? false, roles });
  };

  async function turn(): Promise<void> {
    const user = userId();
    const plan = planPing({
      signedIn: user !== undefined,
      leader,
      ticket: waitingTicket(),
      inFlight,
      online: store.get(onlineAtom),
      paused: connection.isPaused(),
    });
    if (plan.type === 'none' || user === undefined) return;
    inFlight = true;
    try {
      await ping(user, plan.ticket);
    } catch (error) {
      const kind: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'kind') : undefined;
      if (kind === 'unauthorized' || kind === 'forbidden') deps.dispatch({ type: 'unauthorized' });
      else if (kind === undefined) warn('A ping failed', error);
    } finally {
      inFlight = false;
    }
    if (!again) return;
    again = false;
    await turn();
  }

  async function ping(user: string, ticket: string | undefined): Promise<void> {
    const sent = performance.now();
    connection.sent(sent);
    const query = ticket === undefined ? {} : { ticket_id: ticket };
    const answer = await api.ping({ query, retry: false, timeout: 8000 });
    connection.answered(sent);
    clock.learn(answer.serverTime, sent, performance.now());
    // The user may have signed out in the meantime; then the answer belongs to nobody.
    if (userId() !== user) return;
    show(answer);
    if (isNewer(answer, lastOwn)) {
      lastOwn = answer.serverTime;
      for (const part of parts()) part.receive(answer);
    }
    deps.channel?.postMessage({ user, answer: { ...answer, ticketInfo: null } } satisfies PingMessage);
  }

  const pingNow = (): Promise<void> => {
    if (inFlight) again = true;
    else current = turn();
    return current;
  };
  const onMessage = (event: MessageEvent<PingMessage>): void => {
    if (event.data.user === userId()) show(event.data.answer);
  };

  deps.channel?.addEventListener('message', onMessage);
  const stops: Stop[] = [
    deps.every(() => {
      if (!inFlight) current = turn();
    }, pingInterval),
    startLeadership(deps, `kvota-ping:${host.config.clientId}`, (leading) => {
      leader = leading;
      if (leading) void pingNow();
    }),
    store.sub(sessionAtom, () => {
      if (userId() === undefined) store.set(checkDueAtom, undefined);
      void pingNow();
    }),
    connection.stop,
    () => {
      deps.channel?.removeEventListener('message', onMessage);
      deps.channel?.close();
    },
  ];
  return { pingNow, stop: () => stops.forEach((stop) => stop()) };
}
