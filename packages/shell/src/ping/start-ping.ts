import type { Ping } from '@kvota/contracts';
import type { Realtime } from '@kvota/realtime';

import type { ShellHost } from '../host/create-host.ts';
import { warn } from '../browser/report.ts';
import type { PingPart } from '../host/app-module.ts';
import type { Stop } from '../browser/stop.ts';
import type { SessionEvent } from '../session/session-machine.ts';
import { onlineAtom, sessionAtom, unreadAtom } from '../state/atoms.ts';
import { userIdOf } from '../state/session.ts';
import { startLeadership, type LeadershipDeps } from './leadership.ts';
import { isNewer, pingInterval, planPing, pauseLeft, type ConnectionState } from './ping-rules.ts';

interface PingDeps extends LeadershipDeps {
  /** The channel between the tabs of this client, or undefined where browsers have none. */
  readonly channel: BroadcastChannel | undefined;
  readonly parts: readonly PingPart[];
  readonly dispatch: (event: SessionEvent) => void;
  readonly sockets: Realtime['status'];
  readonly random: () => number;
}

export interface PingService {
  readonly pingNow: () => void;
  readonly stop: Stop;
}

/** What the leader tells the other tabs. */
interface PingMessage {
  readonly user: string;
  readonly answer: Ping;
}

/** Pings while somebody is signed in: the leader for all tabs, a tab with a waiting ticket for itself (SES-05, SES-20, OP-96). */
export function startPing(host: ShellHost, deps: PingDeps): PingService {
  const { store, api, clock } = host;
  let leader = false;
  let inFlight = false;
  let again = false;
  let lastShown: string | undefined;
  let lastOwn: string | undefined;
  let connection: ConnectionState = {
    downSince: undefined,
    sentAt: undefined,
    answeredAt: undefined,
    chance: deps.random(),
  };

  const userId = (): string | undefined => userIdOf(store.get(sessionAtom));
  const waiting = (): string | undefined => {
    for (const part of deps.parts) {
      const ticket = part.query();
      if (ticket !== undefined) return ticket;
    }
    return undefined;
  };

  const show = (answer: Ping): void => {
    if (!isNewer(answer, lastShown)) return;
    lastShown = answer.serverTime;
    const { blocked, wallets, maintenanceMode, roles, unread = 0 } = answer;
    store.set(unreadAtom, unread);
    deps.dispatch({ type: 'ping', blocked, wallets, timeLeft: maintenanceMode.timeLeft, roles });
  };

  async function turn(): Promise<void> {
    const user = userId();
    const plan = planPing({
      signedIn: user !== undefined,
      leader,
      ticket: waiting(),
      inFlight,
      online: store.get(onlineAtom),
      paused: pauseLeft(connection, performance.now()) > 0,
    });
    if (plan.type === 'none' || user === undefined) return;
    inFlight = true;
    const sent = performance.now();
    connection = { ...connection, sentAt: sent, chance: deps.random() };
    try {
      const query = plan.ticket === undefined ? {} : { ticket_id: plan.ticket };
      const answer = await api.ping({ query, retry: false, timeout: 8000 });
      connection = { ...connection, answeredAt: sent };
      clock.learn(answer.serverTime, sent, performance.now());
      // Whoever asked may have left meanwhile; the answer is then nobody's.
      if (userId() !== user) return;
      show(answer);
      if (isNewer(answer, lastOwn)) {
        lastOwn = answer.serverTime;
        for (const part of deps.parts) part.receive(answer);
      }
      deps.channel?.postMessage({ user, answer: { ...answer, ticketInfo: null } } satisfies PingMessage);
    } catch (error) {
      const kind: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'kind') : undefined;
      if (kind === 'unauthorized' || kind === 'forbidden') deps.dispatch({ type: 'unauthorized' });
      else if (kind === undefined) warn('A ping failed', error);
    } finally {
      inFlight = false;
      if (again) {
        again = false;
        void turn();
      }
    }
  }

  const pingNow = (): void => {
    if (inFlight) again = true;
    else void turn();
  };
  const onMessage = (event: MessageEvent<PingMessage>): void => {
    if (event.data.user === userId()) show(event.data.answer);
  };

  deps.channel?.addEventListener('message', onMessage);
  const timer = setInterval(() => void turn(), pingInterval);
  const stopLeading = startLeadership(deps, `kvota-ping:${host.config.clientId}`, (leading) => {
    leader = leading;
    if (leading) pingNow();
  });
  const stopWatching = store.sub(sessionAtom, pingNow);
  const stopSockets = deps.sockets.subscribe((status) => {
    const down = status === 'offline' || status === 'connecting';
    if (down === (connection.downSince !== undefined)) return;
    connection = { ...connection, downSince: down ? performance.now() : undefined };
    // What happened meanwhile is told by the first ping after it.
    if (!down) pingNow();
  });
  return {
    pingNow,
    stop() {
      clearInterval(timer);
      stopWatching();
      stopSockets();
      stopLeading();
      deps.channel?.removeEventListener('message', onMessage);
      deps.channel?.close();
    },
  };
}
