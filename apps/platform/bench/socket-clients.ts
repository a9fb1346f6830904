// The clients of the socket benchmark, in a separate process. They speak just enough of the protocol of socket.io to
// subscribe and to answer pings, so that a thousand of them fit beside a server.
import { WebSocket } from 'ws';

import type { ClientsReceived, ClientsTask, Subscriptions } from './socket-messages.ts';

let [messages, bytes, closed] = [0, 0, 0];

/** Connects a client. Resolves when it has all its snapshots, or when it is open if it has no subscriptions. */
function connect(url: string, subscriptions: Subscriptions): Promise<void> {
  const path = subscriptions.length === 0 ? '' : '/socket.io/?EIO=4&transport=websocket';
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${path}`, { perMessageDeflate: false });
  let missing = subscriptions.length;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      closed += 1;
    });
    if (missing === 0) socket.on('open', () => resolve());
    socket.on('message', (data: Buffer) => {
      messages += 1;
      bytes += data.length;
      // Kinds of packets: '0' open, '2' ping, '40' connected to a namespace, '42' an event.
      if (data[0] === 0x30) ['/sports,', '/feedout,'].forEach((namespace) => socket.send(`40${namespace}`));
      else if (data[0] === 0x32) socket.send('3');
      else if (data[1] === 0x30 && data[3] === 0x73) socket.send('42/sports,["global"]');
      else if (data[1] === 0x30) {
        for (const event of subscriptions) socket.send(`42/feedout,${JSON.stringify(event)}`);
      } else if (missing > 0 && data.toString('latin1', 0, 40).includes('"initial_data"')) {
        missing -= 1;
        if (missing === 0) resolve();
      }
    });
  });
}

process.on('message', (task: ClientsTask | 'received') => {
  if (task === 'received') {
    const received: ClientsReceived = { messages, bytes, closed };
    [messages, bytes] = [0, 0];
    process.send?.(received);
    return;
  }
  void (async () => {
    // In small groups, so that the backlog of the server's port is enough.
    for (let first = 0; first < task.clients.length; first += 50) {
      const group = task.clients.slice(first, first + 50);
      await Promise.all(group.map((subscriptions) => connect(task.url, subscriptions)));
    }
    process.send?.('connected');
  })();
});
process.on('disconnect', () => process.exit(0));
