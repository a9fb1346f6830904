import {
  inboundEvents,
  outboundEvents,
  type EventArgs,
  type InboundEvents,
  type Joined,
  type Outcome,
} from '@kvota/contracts';
import type { Clock, Stop } from '@kvota/server';
import type { Server, Socket } from 'socket.io';
import * as v from 'valibot';

import type { Bus, Topic } from '../bus/bus.ts';
import type { AgencyLive, Follower } from '../agency/live/agency-live.ts';
import type { SocketTokens } from '../identity/tokens/socket-tokens.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { readArgs, takeAcknowledgement } from './read-args.ts';

type SportsEvent = {
  [N in keyof InboundEvents]: InboundEvents[N]['channel'] extends 'sports' ? N : never;
}[keyof InboundEvents];

/**
 * The namespace `/sports`: the user of each socket, and what is sent to everyone (NET-11, NET-16, NET-23, NET-24,
 * OP-56). Each function reaches the sockets of all nodes.
 */
export interface SportsChannel {
  /** Sends to every socket that joined the site-wide events. */
  reloadSettings(): void;
  reloadPage(): void;
  /** Sends an event to every socket of this node that joined the site-wide events: each node sees by itself what happened. */
  toEveryoneHere<N extends SportsEvent>(event: N, ...args: EventArgs<InboundEvents[N]>): void;
  /** Sends to the sockets of one user. */
  toUser<N extends SportsEvent>(userId: string, event: N, ...args: EventArgs<InboundEvents[N]>): void;
  /**
   * Cuts every connection of every namespace as a broken network would. Returns how many on all nodes that counted them
   * in 300 ms. Clients reconnect by themselves.
   */
  dropAll(): Promise<number>;
  /** Cuts the connections of one user in the same way. */
  dropUser(userId: string): Promise<number>;
  /** Returns how many messages were ignored because they violate the contract. */
  malformed(): number;
  /** Cuts the connections of this node one after the other, evenly over a time, so that its clients move to other nodes. */
  moveAll(milliseconds: number): Promise<void>;
  stop: Stop;
}

const everyone = 'global';
const unauthorized: Outcome = { ErrorText: 'error', error: 'unauthorized' };
const forbidden: Outcome = { ErrorText: 'error', error: 'forbidden' };
const ok: Outcome = { ErrorText: 'ok' };
const roomOf = (userId: string): string => `user/${userId}`;

const sportsEvents = Object.keys(inboundEvents).filter(
  (name): name is SportsEvent => inboundEvents[name as keyof InboundEvents].channel === 'sports',
);
/** An event for the sockets of a user, or for those that joined the site-wide events. */
const sent: Topic<{ room: string; event: SportsEvent; args: unknown[] }> = {
  name: 'sports.sent',
  schema: v.object({ room: v.string(), event: v.picklist(sportsEvents), args: v.array(v.unknown()) }),
};
/** The connections of a user are to be cut, or all. `id` is that of the question how many. */
const dropped: Topic<{ userId: string | null; id?: string | undefined }> = {
  name: 'sports.dropped',
  schema: v.object({ userId: v.nullable(v.string()), id: v.optional(v.string()) }),
};
/** A node cut connections. */
const counted: Topic<{ id: string; count: number }> = {
  name: 'sports.counted',
  schema: v.object({ id: v.string(), count: v.number() }),
};
/** Milliseconds that a node waits for the counts of the others. */
const countedWithin = 300;

export interface SportsDeps {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly socketTokens: Pick<SocketTokens, 'verify'>;
  readonly settings: Pick<SettingsStore, 'changedAgo'>;
  readonly agencyLive: Pick<AgencyLive, 'join' | 'leave'>;
  readonly logger?: Logger;
}

/**
 * Opens the namespace. A message that violates the contract is ignored and counted. A bad token leaves the socket
 * without a user.
 */
export function attachSports(
  io: Server,
  { bus, clock, socketTokens, settings, agencyLive, logger = silentLogger }: SportsDeps,
): SportsChannel {
  const namespace = io.of('/sports');
  let malformed = 0;
  const connections = new Set<{ close(discard?: boolean): unknown }>();
  io.engine.on('connection', (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });

  // Weak, so that no socket is kept that went while its token was read.
  const people = new WeakMap<Socket, string>();
  const followers = new Map<Socket, Follower>();
  const unfollow = (socket: Socket): void => {
    const follower = followers.get(socket);
    if (follower) agencyLive.leave(follower);
    followers.delete(socket);
  };

  const authenticate = async (socket: Socket, token: string): Promise<Outcome> => {
    const userId = await socketTokens.verify(token);
    // A socket belongs to one user at a time, so a new sign-in leaves the old room.
    for (const room of socket.rooms) if (room.startsWith('user/')) await socket.leave(room);
    unfollow(socket);
    people.delete(socket);
    if (userId === undefined || !socket.connected) return unauthorized;
    people.set(socket, userId);
    await socket.join(roomOf(userId));
    return ok;
  };

  /** Follows the branch of the socket's user, or stops. A message that overtook another one wins. */
  const follow = async (socket: Socket, on: boolean): Promise<Outcome> => {
    unfollow(socket);
    if (!on) return ok;
    const userId = people.get(socket);
    if (userId === undefined) return unauthorized;
    const follower: Follower = {
      userId,
      tickets: (news) => void socket.emit('agency_tickets', news),
      changed: (change) => void socket.emit('agency_changed', change),
    };
    followers.set(socket, follower);
    const joined = await agencyLive.join(follower).catch((error: unknown) => {
      logger.warn('The rights of a socket could not be read.', error);
      return false;
    });
    // Meanwhile the socket may have gone, or have another user.
    if (followers.get(socket) !== follower) agencyLive.leave(follower);
    else if (!joined) followers.delete(socket);
    return joined ? ok : forbidden;
  };

  /** Joins first: a change after that is sent as an event, and one before it is part of the answer. */
  const joinEveryone = async (socket: Socket): Promise<Joined> => {
    await socket.join(everyone);
    try {
      return { ErrorText: 'ok', changedAgo: await settings.changedAgo() };
    } catch (error) {
      logger.warn('The time of the last change could not be read.', error);
      return { ErrorText: 'ok' };
    }
  };

  namespace.on('connection', (socket) => {
    socket.on('disconnect', () => {
      unfollow(socket);
      people.delete(socket);
    });
    socket.onAny((name: string, ...sent: unknown[]) => {
      const done = takeAcknowledgement(sent);
      const message = readMessage(name, sent);
      if ('fault' in message) {
        malformed += 1;
        done({ ErrorText: message.fault, error: name === 'auth' ? 'unauthorized' : 'invalidInput' });
      } else if (message.name === 'auth') {
        void authenticate(socket, message.token).then(done);
      } else if (message.name === 'agency') {
        void follow(socket, message.on).then(done);
      } else {
        void joinEveryone(socket).then(done);
      }
    });
  });

  /** Closes the transports rather than the namespace: a client does not reconnect to a namespace that was closed. */
  const cut = (userId: string | null): number => {
    const ofUser = (): { close(discard?: boolean): unknown }[] =>
      [...namespace.sockets.values()].filter(({ rooms }) => rooms.has(roomOf(userId ?? ''))).map(({ conn }) => conn);
    // A user may have several tabs, each with a separate connection.
    const all = new Set(userId === null ? connections : ofUser());
    for (const connection of all) connection.close(true);
    return all.size;
  };
  const stops = [
    bus.subscribe(sent, ({ room, event, args }) => void namespace.to(room).emit(event, ...args)),
    bus.subscribe(dropped, ({ userId, id }) => {
      const count = cut(userId);
      if (id !== undefined) bus.publish(counted, { id, count });
    }),
  ];
  const send = (room: string, event: SportsEvent, args: unknown[]): void => bus.publish(sent, { room, event, args });
  let drops = 0;
  const drop = async (userId: string | null): Promise<number> => {
    const id = `${bus.node}/${(drops += 1)}`;
    let sum = 0;
    const stop = bus.subscribe(counted, (of) => {
      if (of.id === id) sum += of.count;
    });
    // This node takes the message before the function returns.
    bus.publish(dropped, { userId, id });
    if (bus.isShared) await new Promise<void>((resolve) => void clock.after(countedWithin, resolve));
    stop();
    return sum;
  };

  return {
    reloadSettings: () => send(everyone, 'reload_settings', []),
    reloadPage: () => send(everyone, 'reload_page', []),
    toEveryoneHere: (event, ...args) => void namespace.to(everyone).emit(event, ...args),
    toUser: (userId, event, ...args) => send(roomOf(userId), event, args),
    dropAll: () => drop(null),
    dropUser: (userId) => drop(userId),
    stop: () => stops.forEach((stop) => stop()),
    malformed: () => malformed,
    async moveAll(milliseconds) {
      const all = [...connections];
      await Promise.all(
        all.map(
          (connection, index) =>
            new Promise<void>((resolve) => {
              clock.after((index / all.length) * milliseconds, () => {
                connection.close(true);
                resolve();
              });
            }),
        ),
      );
    },
  };
}

type Message =
  | { readonly name: 'auth'; readonly token: string }
  | { readonly name: 'agency'; readonly on: boolean }
  | { readonly name: 'global' };

/** Reads a message of a client, or returns what is wrong with it (CALL-61). */
function readMessage(name: string, sent: unknown[]): Message | { readonly fault: string } {
  const { agency, auth, global } = outboundEvents;
  if (name === 'auth') {
    const read = readArgs(auth.args, sent);
    return 'fault' in read ? read : { name, token: read.args[0].token };
  }
  if (name === 'agency') {
    const read = readArgs(agency.args, sent);
    return 'fault' in read ? read : { name, on: read.args[0].on };
  }
  if (name !== 'global') return { fault: 'There is no such event.' };
  const read = readArgs(global.args, sent);
  return 'fault' in read ? read : { name };
}
