import type { Channel, InboundEventName } from '@kvota/contracts';

import { createAuthentication } from './connection/authentication.ts';
import { createConnection, type Connection } from './connection/connection.ts';
import { parseMessage, type Message, type OfferMessage } from './messages/message.ts';
import { createSiteEvents } from './messages/site-events.ts';
import { createObservable } from './observable.ts';
import type { ChannelHandle, Realtime, RealtimeDeps, RealtimeOptions, RealtimeStatus } from './realtime.ts';
import { createNotify } from './report.ts';
import { createSubscriptions, type Subscriptions } from './rooms/subscriptions.ts';
import { repeat } from './schedule.ts';

/** Milliseconds between two checks for silence and missing answers. */
const checkInterval = 250;

/** Creates the sockets and begins to connect both channels. */
export function createRealtime(options: RealtimeOptions & RealtimeDeps): Realtime {
  const deps = withDefaults(options);
  const status = createObservable<RealtimeStatus>('connecting');
  const counters = { messages: 0, malformed: 0, connects: 0 };

  const notify = createNotify(deps.onReport);
  const site = createSiteEvents(notify);
  const subscriptions = createSubscriptions({
    ...deps,
    send: (message, acknowledged) => connection.emit('feedout', message, acknowledged),
    notify,
    onFreshness: (stale) => {
      const current = connection.status();
      status.set(current === 'connected' && stale ? 'stale' : current);
    },
  });

  const receive = createReceiver(counters, deps.onReport, (channel, message) => {
    if (channel === 'feedout') subscriptions.messageReceived();
    if (message.type === 'site') site.dispatch(message.event, message.args);
    else dispatch(message, subscriptions);
  });
  const connection = createConnection({
    ...deps,
    onMessage: receive,
    onStatus: subscriptions.check,
    onConnect: (channel) => {
      counters.connects += 1;
      if (channel === 'feedout') subscriptions.requestAll();
      else authentication.connected();
    },
    onDisconnect: (channel) => {
      if (channel === 'feedout') subscriptions.disconnected();
      else authentication.disconnected();
    },
  });
  const authentication = createAuthentication({
    ...deps,
    send: (message, acknowledged) => void connection.emit('sports', message, acknowledged),
    onJoined: site.joined,
    onAuthenticated: site.authenticated,
    restart: connection.restart,
  });

  const reconnect: Record<RealtimeStatus, () => void> = {
    offline: connection.retryNow,
    stale: connection.restart,
    // A connection may be dead although nothing has closed it.
    connected: () => subscriptions.probe(connection.restart),
    connecting: () => undefined,
  };

  const stopChecks = repeat(deps.schedule, subscriptions.check, checkInterval);

  return {
    sports: channelHandle('sports', connection),
    feedout: channelHandle('feedout', connection),
    status,
    subscribeRoom: subscriptions.subscribeRoom,
    subscribeSidebar: subscriptions.subscribeSidebar,
    resync: subscriptions.request,
    on: site.on,
    onJoined: site.onJoined,
    onAuthenticated: site.onAuthenticated,
    reconnect: () => reconnect[status.get()](),
    authenticate: authentication.userChanged,
    stats: () => ({ ...counters }),
    stop: () => {
      stopChecks();
      subscriptions.stop();
      authentication.disconnected();
      connection.stop();
    },
  };
}

/** Adds the defaults to the options. */
function withDefaults({
  releaseAfter = 5000,
  staleAfter = 15_000,
  answerWithin = 5000,
  random = Math.random,
  load = () => import('socket.io-client'),
  ...given
}: RealtimeOptions & RealtimeDeps) {
  return { ...given, releaseAfter, staleAfter, answerWithin, random, load };
}

/** Returns one channel of a connection. */
function channelHandle<C extends Channel>(channel: C, connection: Connection): ChannelHandle<C> {
  return {
    connected: () => connection.isConnected(channel),
    emit: (event, ...args) => connection.emit(channel, [event, ...args]),
  };
}

/** Returns a function that counts and parses messages. A malformed message is dropped, and reported at 1, 10, 100 … */
function createReceiver(
  counters: { messages: number; malformed: number },
  onReport: RealtimeDeps['onReport'],
  onMessage: (channel: Channel, message: Message) => void,
) {
  return (channel: Channel, event: InboundEventName, args: readonly unknown[]): void => {
    counters.messages += 1;
    const message = parseMessage(event, args);
    if (message) {
      onMessage(channel, message);
      return;
    }
    counters.malformed += 1;
    const count = counters.malformed;
    if (Number.isInteger(Math.log10(count))) onReport({ kind: 'malformed', channel, event, count });
  };
}

/** Passes a message about the offer to its subscriptions. */
function dispatch(message: OfferMessage, subscriptions: Subscriptions): void {
  switch (message.type) {
    case 'delta':
      subscriptions.numbered(message.room, message.numbers[0] ?? 0);
      subscriptions.notifyRoom('delta', message.room, (handlers) => handlers.delta(message.room, message.numbers));
      return;
    case 'change':
      subscriptions.numbered(message.room, message.change.seq);
      subscriptions.notifyRoom('change', message.room, (handlers) => handlers.change(message.room, message.change));
      return;
    case 'snapshot':
      subscriptions.snapshot(message.snapshot);
      return;
    case 'sidebar':
      subscriptions.sidebar(message);
      return;
    case 'heartbeat':
      subscriptions.heartbeat(message.numbers);
      return;
    case 'feedSilent':
      subscriptions.feedSilent();
  }
}
