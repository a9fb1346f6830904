import { outboundEvents, type EventArgs, type InboundEvents, type Joined, type Outcome } from '@kvota/contracts';
import type { Server, Socket } from 'socket.io';

import type { SocketTokens } from '../identity/tokens/socket-tokens.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { readArgs, takeAcknowledgement } from './read-args.ts';

type SportsEvent = {
  [N in keyof InboundEvents]: InboundEvents[N]['channel'] extends 'sports' ? N : never;
}[keyof InboundEvents];

/**
 * The namespace `/sports`: the user of each socket, and what is sent to everyone (NET-11, NET-16, NET-23, NET-24,
 * OP-56).
 */
export interface SportsChannel {
  /** Sends to every socket that joined the site-wide events. */
  reloadSettings(): void;
  reloadPage(): void;
  /** Sends an event to every socket that joined the site-wide events. */
  toEveryone<N extends SportsEvent>(event: N, ...args: EventArgs<InboundEvents[N]>): void;
  /** Sends to the sockets of one user. */
  toUser<N extends SportsEvent>(userId: string, event: N, ...args: EventArgs<InboundEvents[N]>): void;
  /**
   * Cuts every connection of every namespace as a broken network would. Returns how many. Clients reconnect by
   * themselves.
   */
  dropAll(): number;
  /** Cuts the connections of one user in the same way. Returns how many. */
  dropUser(userId: string): number;
  /** Returns how many messages were ignored because they violate the contract. */
  malformed(): number;
}

const everyone = 'global';
const unauthorized: Outcome = { ErrorText: 'error', error: 'unauthorized' };
const roomOf = (userId: string): string => `user/${userId}`;

export interface SportsDeps {
  readonly socketTokens: Pick<SocketTokens, 'verify'>;
  readonly settings: Pick<SettingsStore, 'changedAgo'>;
  readonly logger?: Logger;
}

/**
 * Opens the namespace. A message that violates the contract is ignored and counted. A bad token leaves the socket
 * without a user.
 */
export function attachSports(io: Server, { socketTokens, settings, logger = silentLogger }: SportsDeps): SportsChannel {
  const namespace = io.of('/sports');
  let malformed = 0;
  const connections = new Set<{ close(discard?: boolean): unknown }>();
  io.engine.on('connection', (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });

  const authenticate = async (socket: Socket, token: string): Promise<Outcome> => {
    const userId = await socketTokens.verify(token);
    // A socket belongs to one user at a time, so a new sign-in leaves the old room.
    for (const room of socket.rooms) if (room.startsWith('user/')) await socket.leave(room);
    if (userId === undefined) return unauthorized;
    await socket.join(roomOf(userId));
    return { ErrorText: 'ok' };
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
    socket.onAny((name: string, ...sent: unknown[]) => {
      const done = takeAcknowledgement(sent);
      const message = readMessage(name, sent);
      if ('fault' in message) {
        malformed += 1;
        done({ ErrorText: message.fault, error: name === 'auth' ? 'unauthorized' : 'invalidInput' });
      } else if (message.name === 'auth') {
        void authenticate(socket, message.token).then(done);
      } else {
        void joinEveryone(socket).then(done);
      }
    });
  });

  return {
    reloadSettings: () => void namespace.to(everyone).emit('reload_settings'),
    reloadPage: () => void namespace.to(everyone).emit('reload_page'),
    toEveryone: (event, ...args) => void namespace.to(everyone).emit(event, ...args),
    toUser: (userId, event, ...args) => void namespace.to(roomOf(userId)).emit(event, ...args),
    dropAll() {
      // The transport is closed rather than the namespace: a client does not reconnect to a namespace that was closed.
      const cut = [...connections];
      for (const connection of cut) connection.close(true);
      return cut.length;
    },
    dropUser(userId) {
      // A user may have several tabs, each with a separate connection.
      const cut = new Set(
        [...namespace.sockets.values()].filter(({ rooms }) => rooms.has(roomOf(userId))).map(({ conn }) => conn),
      );
      for (const connection of cut) connection.close(true);
      return cut.size;
    },
    malformed: () => malformed,
  };
}

type Message = { readonly name: 'auth'; readonly token: string } | { readonly name: 'global' };

/** Reads a message of a client, or returns what is wrong with it (CALL-61). */
function readMessage(name: string, sent: unknown[]): Message | { readonly fault: string } {
  const { auth, global } = outboundEvents;
  if (name === 'auth') {
    const read = readArgs(auth.args, sent);
    return 'fault' in read ? read : { name, token: read.args[0].token };
  }
  if (name !== 'global') return { fault: 'There is no such event.' };
  const read = readArgs(global.args, sent);
  return 'fault' in read ? read : { name };
}
