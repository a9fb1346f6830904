// The clients of the socket benchmark, in a separate process. They speak just enough of the protocol of socket.io to
// subscribe and to answer pings, so that a thousand of them fit beside a server.
import { WebSocket } from 'ws';

import type { ClientsQuestion, ClientsReceived, ClientsTask, Subscriptions } from './socket-messages.ts';

let [messages, bytes, closed] = [0, 0, 0];
let delays: number[] = [];
const sockets: WebSocket[] = [];

/** Records how long a change of the made-up room took: its first value is the time at which it was published. */
function recordDelay(data: Buffer): void {
  const [, instant] = /^42\/feedout,\["live_update","live\/F",\[\d+,1,(\d+)/.exec(data.toString('latin1', 0, 80)) ?? [];
  if (instant !== undefined) delays.push((Date.now() % 1e9) - Number(instant));
}

/** Connects a client. Resolves when it has all its snapshots, or when it is open if it has no subscriptions. */
function connect(url: string, subscriptions: Subscriptions): Promise<void> {
  const path = subscriptions.length === 0 ? '' : '/socket.io/?EIO=4&transport=websocket';
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${path}`, { perMessageDeflate: false });
  sockets.push(socket);
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
      } else recordDelay(data);
    });
  });
}

process.on('message', (task: ClientsTask | ClientsQuestion) => {
  if ('stopped' in task) {
    const received: ClientsReceived = { messages, bytes, closed, delays };
    [messages, bytes, delays] = [0, 0, []];
    for (const socket of sockets.slice(0, task.stopped)) {
      socket.pause();
      // Answers pings that it has not read, or the server would close it for that after 45 s.
      setInterval(() => socket.send('3', () => {}), 10_000).unref();
    }
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
