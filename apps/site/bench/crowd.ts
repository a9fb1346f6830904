// Many listeners in one process. They implement just enough of the protocol to stay connected and parse nothing, so
// that only the server is measured.
import { setTimeout as after } from 'node:timers/promises';

import { WebSocket } from 'ws';

import { answer } from './answering.ts';

/** The number of connections that are opened at once. */
const atOnce = 10;

let sockets: WebSocket[] = [];
let messages = 0;
let texts: string[] = [];

/** Connects to a plain server, or joins a room of the offer channel. Resolves when the snapshot has arrived. */
function connect(address: string, room: string | null): Promise<WebSocket> {
  return new Promise((done, failed) => {
    const query = room === null ? '' : '/socket.io/?EIO=4&transport=websocket';
    const socket = new WebSocket(`${address.replace('http', 'ws')}${query}`, { perMessageDeflate: false });
    const keep = sockets.length === 0;
    let joined = room === null;
    if (joined) socket.once('open', () => done(socket));
    socket.once('error', failed);
    socket.on('message', (data: Buffer) => {
      if (joined && data.length > 1) {
        messages += 1;
        if (keep) texts.push(data.toString());
        return;
      }
      const text = data.toString();
      // Opening and ping of engine.io, then the opening of the socket.io channel.
      if (text.startsWith('0')) socket.send('40/feedout,');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40/feedout')) socket.send(`42/feedout,["prematch",{"sport":"${room}"}]`);
      else if (text.startsWith('42/feedout,["initial_data"')) {
        joined = true;
        done(socket);
      }
    });
  });
}

answer('crowd', {
  clients: async ({ address, count, room }) => {
    while (sockets.length < count) {
      const next = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => connect(address, room));
      sockets = [...sockets, ...(await Promise.all(next))];
      await after(1);
    }
    return sockets.length;
  },
  received: () => {
    const report = { messages, texts };
    [messages, texts] = [0, []];
    return report;
  },
});
