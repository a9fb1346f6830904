import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { channels, type Channel, type InboundEventName } from '@kvota/contracts';
import { Server } from 'socket.io';

import { createInbox } from './inbox.ts';

/** An action of a client: it connected, disconnected, or sent an event. */
export interface ClientAction {
  readonly channel: Channel;
  readonly event: string;
  readonly args: readonly unknown[];
}

export type SocketServer = Awaited<ReturnType<typeof startSocketServer>>;

/** Starts a real socket server with both channels. Port 0 selects a free one. */
export async function startSocketServer({
  port = 0,
  path = '/socket.io',
  transports = ['polling', 'websocket'] as ('polling' | 'websocket')[],
} = {}) {
  const inbox = createInbox<ClientAction>();
  let answer: unknown = { ErrorText: 'ok' };
  const http = createServer();
  const wires = new Set<Socket>();
  http.on('connection', (socket) => {
    wires.add(socket);
    socket.on('close', () => wires.delete(socket));
  });
  const io = new Server(http, { path, transports });
  for (const channel of channels) {
    io.of(`/${channel}`).on('connection', (socket) => {
      inbox.push({ channel, event: 'connect', args: [] });
      socket.on('disconnect', () => inbox.push({ channel, event: 'disconnect', args: [] }));
      socket.onAny((event: string, ...sent: unknown[]) => {
        const acknowledge = sent.at(-1);
        const isAsked = typeof acknowledge === 'function';
        inbox.push({ channel, event, args: isAsked ? sent.slice(0, -1) : sent });
        if (isAsked && answer !== undefined) acknowledge(answer);
      });
    });
  }
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = http.address() as AddressInfo;
  const close = (): Promise<void> => io.close();
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    /** Actions of clients that were not awaited yet. */
    actions: inbox.all,
    /** Waits for an event of a client and returns its arguments. */
    next: async (event: string, channel?: Channel): Promise<readonly unknown[]> => {
      const { args } = await inbox.take((one) => one.event === event && (channel ?? one.channel) === one.channel);
      return args;
    },
    send: (channel: Channel, event: InboundEventName, ...args: unknown[]): void => {
      io.of(`/${channel}`).emit(event, ...args);
    },
    /** Sets the answer to events that ask for one; undefined answers nothing. */
    answerWith: (next: unknown): void => {
      answer = next;
    },
    /** Destroys all connections, like a failing network. */
    cut: (): void => {
      for (const socket of wires) socket.destroy();
    },
    /** Closes one channel of every client and keeps the other. */
    kick: (channel: Channel): void => {
      io.of(`/${channel}`).disconnectSockets();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
