// The baseline of the broadcast: a bare `ws` server that sends the same texts to everybody.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

import { answer, usageOf } from './answering.ts';

const every = 100;
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await once(server, 'listening');
const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
let timer: NodeJS.Timeout | undefined;

answer(`http://127.0.0.1:${port}`, {
  usage: usageOf(),
  send: ({ texts }) => {
    clearInterval(timer);
    const messages = texts.map((text) => Buffer.from(text));
    let turn = 0;
    const send = (): void => {
      const message = messages[(turn += 1) % messages.length];
      if (message) for (const client of server.clients) client.send(message, { binary: false });
    };
    timer = messages.length > 0 ? setInterval(send, every) : undefined;
    return null;
  },
});
