import type { Channel, InboundEventName } from '@kvota/contracts';

import { createConnection } from './connection/connection.ts';
import { createFreshness } from './rooms/freshness.ts';
import { createLeases } from './rooms/leases.ts';
import { parseMessage, type Message } from './messages/message.ts';
import { createObservable } from './observable.ts';
import type { ChannelHandle, Realtime, RealtimeOptions, RealtimeStatus, SidebarMessage } from './realtime.ts';
import type { Outbound } from './rooms/room-target.ts';
import { createRooms } from './rooms/rooms.ts';
import { createSignIn } from './connection/sign-in.ts';
import { createSiteHandlers } from './messages/site-handlers.ts';

/** How often silence and missing answers are looked at. */
const checkEvery = 250;

/** Opens both channels at once and keeps them open. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { schedule, now, onReport, releaseAfter = 5000, staleAfter = 15_000, answerWithin = 5000 } = options;
  const random = options.random ?? Math.random;
  const status = createObservable<RealtimeStatus>('connecting');
  const freshness = createFreshness({ staleAfter, answerWithin });
  const site = createSiteHandlers();
  const counters = { messages: 0, malformed: 0, connects: 0 };
  let cancelCheck = (): void => undefined;

  const tell = (event: string, run: () => void): void => {
    try {
      run();
    } catch (error) {
      onReport({ kind: 'handler-failed', event, error });
    }
  };
  const send = (message: Outbound): void => void connection.emit('feedout', message);
  const ask = (key: string, message: Outbound): void => {
    if (connection.emit('feedout', message)) freshness.ask(rooms.answering(key), now());
    refresh();
  };
  const left = (key: string): void => {
    freshness.forget(key);
    refresh();
  };

  const rooms = createRooms({ schedule, releaseAfter, send, ask, left, tell });
  const sidebars = createLeases<(message: SidebarMessage) => void>({
    schedule,
    releaseAfter,
    opened: (kind) => ask(kind, joinSidebar(kind)),
    closed: (kind, _, last) => {
      if (!last) return;
      send(['leave', { room: kind }]);
      left(kind);
    },
  });
  const messageFor = (key: string): Outbound | undefined => (sidebars.has(key) ? joinSidebar(key) : rooms.joining(key));
  const wanted = (): string[] => [...sidebars.keys(), ...rooms.keys()];
  const askAll = (): void => {
    for (const key of wanted()) askOnce(key);
  };
  const askOnce = (key: string): void => {
    const message = messageFor(key);
    if (message && !freshness.waiting(key, now())) ask(key, message);
  };

  const askAgain = (key: string): void => {
    const message = messageFor(key);
    // A question about all live tables is repeated for each of them that is missing.
    if (message && connection.emit('feedout', message)) freshness.askedAgain([key], now());
  };

  const refresh = (): void => {
    const { stale, probe, again, lost } = freshness.check(now(), wanted().length > 0);
    for (const room of lost) for (const one of rooms.handlersOf(room)) tell('closed', () => one.closed(room));
    const link = connection.link();
    status.set(link === 'up' ? (stale ? 'stale' : 'connected') : link === 'opening' ? 'connecting' : 'offline');
    for (const key of again) askAgain(key);
    const [first] = wanted();
    if (probe && first !== undefined && connection.connected('feedout')) askOnce(first);
  };
  const check = (): void => {
    refresh();
    cancelCheck = schedule(check, checkEvery);
  };

  const receive = (channel: Channel, event: InboundEventName, args: readonly unknown[]): void => {
    counters.messages += 1;
    const message = parseMessage(event, args);
    if (message) {
      if (channel === 'feedout') freshness.heard(now());
      dispatch(message);
      return;
    }
    counters.malformed += 1;
    const count = counters.malformed;
    if (Number.isInteger(Math.log10(count))) onReport({ kind: 'malformed', channel, event, count });
  };
  const dispatch = (message: Message): void => {
    switch (message.type) {
      case 'delta':
        for (const one of rooms.handlersOf(message.room)) {
          tell('delta', () => one.delta(message.room, message.numbers));
        }
        return;
      case 'change':
        for (const one of rooms.handlersOf(message.room)) {
          tell('change', () => one.change(message.room, message.change));
        }
        return;
      case 'snapshot': {
        const { room } = message.snapshot;
        const handlers = rooms.handlersOf(room);
        // A room that was left in the meantime is not to be waited for after the next cut.
        if (handlers.length === 0) return;
        rooms.saw(room);
        // Before the handlers: one that finds a gap at once has to be able to ask again.
        freshness.answered(room, now());
        for (const one of handlers) tell('snapshot', () => one.snapshot(message.snapshot));
        refresh();
        return;
      }
      case 'sidebar': {
        const { kind, part, sports } = message;
        if (part === 'snapshot' && sidebars.has(kind)) freshness.answered(kind, now());
        for (const handler of sidebars.holders(kind)) tell(kind, () => handler({ type: part, sports }));
        refresh();
        return;
      }
      case 'silent':
        freshness.silenced();
        refresh();
        return;
      case 'site':
        for (const call of site.callsFor(message.event, message.args)) tell(message.event, call);
    }
  };
  const connection = createConnection({
    url: options.url,
    load: options.load ?? (() => import('socket.io-client')),
    schedule,
    now,
    random,
    onReport,
    onMessage: receive,
    onLink: () => refresh(),
    onUp: (channel) => {
      counters.connects += 1;
      if (channel === 'feedout') {
        askAll();
        return;
      }
      connection.emit('sports', ['global']);
      signIn.up();
    },
    onDown: (channel) => {
      if (channel === 'feedout') freshness.cut();
      else signIn.down();
    },
  });
  const signIn = createSignIn({
    preAuth: options.preAuth,
    schedule,
    random,
    onReport,
    send: (token) => void connection.emit('sports', ['auth', { token }]),
    forget: connection.restart,
  });
  const handle = <C extends Channel>(channel: C): ChannelHandle<C> => ({
    connected: () => connection.connected(channel),
    emit: (event, ...args) => connection.emit(channel, [event, ...args]),
  });
  cancelCheck = schedule(check, checkEvery);

  return {
    sports: handle('sports'),
    feedout: handle('feedout'),
    status: { get: status.get, subscribe: status.subscribe },
    subscribeRoom: rooms.subscribe,
    resync: askOnce,
    sidebar: (kind, handler) => sidebars.hold(kind, handler),
    on: site.on,
    reconnect: () => {
      const current = status.get();
      if (current === 'offline') connection.hurry();
      else if (current === 'stale') connection.restart();
      else if (current === 'connected') askAll();
    },
    authenticate: signIn.again,
    stats: () => ({ ...counters }),
    stop: () => {
      cancelCheck();
      rooms.stop();
      sidebars.clear();
      signIn.down();
      connection.stop();
    },
  };
}

function joinSidebar(kind: string): Outbound {
  return kind === 'live_sidebar' ? ['live_sidebar'] : ['sidebar'];
}
