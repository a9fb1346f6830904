// Clients of one node of the benchmark of several nodes, in a separate process. See ../nodes.ts.
import { WebSocket } from 'ws';

import type { ClientsReceived, ClientsTask } from './messages.ts';

let received: [message: string, at: number][] = [];
let closed = 0;

/** Connects a client to the live table of a sport. Resolves when it has the table. */
function connect({ url, sport }: ClientsTask): Promise<void> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      closed += 1;
    });
    socket.on('message', (data: Buffer) => {
      const at = performance.timeOrigin + performance.now();
      const text = data.toString('latin1', 0, 80);
      // Kinds of packets: '0' open, '2' ping, '40' connected to a namespace, '42' an event.
      if (text.startsWith('0')) socket.send('40/feedout,');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40/feedout')) socket.send(`42/feedout,${JSON.stringify(['live', { sport }])}`);
      else if (text.includes('"initial_data"')) resolve();
      else {
        const [, room, number] = /^42\/feedout,\["live_update","([^"]+)",\[(\d+)/.exec(text) ?? [];
        if (room !== undefined) received.push([`${room} ${number}`, at]);
      }
    });
  });
}

process.on('message', (task: ClientsTask | 'received') => {
  if (task === 'received') {
    const answer: ClientsReceived = { received, closed };
    received = [];
    process.send?.(answer);
    return;
  }
  void Promise.all(Array.from({ length: task.clients }, () => connect(task))).then(() => process.send?.('connected'));
});
process.on('disconnect', () => process.exit(0));
