import type { Channel, InboundEventName } from '@kvota/contracts';

import { createAuthentication } from './connection/authentication.ts';
import { Connection } from './connection/connection.ts';
import { parseMessage } from './messages/message.ts';
import { createSiteEvents } from './messages/site-events.ts';
import { createObservable } from './observable.ts';
import type { ChannelHandle, Realtime, RealtimeDeps, RealtimeOptions, RealtimeStatus } from './realtime.ts';
import type { Notify } from './report.ts';
import { Subscriptions } from './rooms/subscriptions.ts';

/** Milliseconds between two checks for silence and missing answers. */
const checkInterval = 250;

/** Creates the sockets and begins to connect both channels. */
export function createRealtime(options: RealtimeOptions & RealtimeDeps): Realtime {
  const { url, preAuth, schedule, now, onReport } = options;
  const { releaseAfter = 5000, staleAfter = 15_000, answerWithin = 5000 } = options;
  const { random = Math.random, load = () => import('socket.io-client') } = options;
  const status = createObservable<RealtimeStatus>('connecting');
  const counters = { messages: 0, malformed: 0, connects: 0 };

  const notify: Notify = (event, handler) => {
    try {
      handler();
    } catch (error) {
      onReport({ kind: 'handler-failed', event, error });
    }
  };
  const site = createSiteEvents(notify);
  const subscriptions = new Subscriptions({
    schedule,
    now,
    releaseAfter,
    staleAfter,
    answerWithin,
    send: (message) => connection.emit('feedout', message),
    isConnected: () => connection.isConnected('feedout'),
    notify,
    onFreshness: (stale) => {
      status.set(connection.status === 'connected' && stale ? 'stale' : connection.status);
    },
  });

  const receive = (channel: Channel, event: InboundEventName, args: readonly unknown[]): void => {
    counters.messages += 1;
    const message = parseMessage(event, args);
    if (!message) {
      counters.malformed += 1;
      const count = counters.malformed;
      if (Number.isInteger(Math.log10(count))) onReport({ kind: 'malformed', channel, event, count });
      return;
    }
    if (channel === 'feedout') subscriptions.messageReceived();
    if (message.type === 'site') site.dispatch(message.event, message.args);
    else subscriptions.dispatch(message);
  };

  const connection = new Connection({
    url,
    load,
    schedule,
    now,
    random,
    onReport,
    onMessage: receive,
    onStatus: () => subscriptions.check(),
    onConnect: (channel) => {
      counters.connects += 1;
      if (channel === 'feedout') {
        subscriptions.requestAll();
        return;
      }
      connection.emit('sports', ['global']);
      authentication.connected();
    },
    onDisconnect: (channel) => {
      if (channel === 'feedout') subscriptions.disconnected();
      else authentication.disconnected();
    },
  });
  const authentication = createAuthentication({
    preAuth,
    schedule,
    random,
    onReport,
    send: (token) => void connection.emit('sports', ['auth', { token }]),
    restart: () => connection.restart(),
  });

  let cancelCheck = (): void => undefined;
  const scheduleCheck = (): void => {
    cancelCheck = schedule(() => {
      subscriptions.check();
      scheduleCheck();
    }, checkInterval);
  };
  scheduleCheck();

  const handle = <C extends Channel>(channel: C): ChannelHandle<C> => ({
    connected: () => connection.isConnected(channel),
    emit: (event, ...args) => connection.emit(channel, [event, ...args]),
  });
  return {
    sports: handle('sports'),
    feedout: handle('feedout'),
    status: { get: status.get, subscribe: status.subscribe },
    subscribeRoom: (target, handlers) => subscriptions.subscribeRoom(target, handlers),
    subscribeSidebar: (kind, handler) => subscriptions.subscribeSidebar(kind, handler),
    resync: (room) => subscriptions.request(room),
    on: site.on,
    reconnect: () => reconnect(status.get(), connection, subscriptions),
    authenticate: authentication.userChanged,
    stats: () => ({ ...counters }),
    stop: () => {
      cancelCheck();
      subscriptions.stop();
      authentication.disconnected();
      connection.stop();
    },
  };
}

function reconnect(status: RealtimeStatus, connection: Connection, subscriptions: Subscriptions): void {
  switch (status) {
    case 'offline':
      connection.retryNow();
      return;
    case 'stale':
      connection.restart();
      return;
    case 'connected':
      subscriptions.requestAll();
      return;
    case 'connecting':
  }
}
