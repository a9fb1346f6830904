// Thousands of clients in one process, which look at nothing but the number of bytes. See ../many-sockets.ts.
import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';

import type { ClientsReceived, ClientsTask } from './messages.ts';

/** Of so many clients one reads the time in each message. */
const sampled = 50;
/** The server ends a connection without a sign of life after 45 s. */
const beatEvery = 15_000;

const bytes: number[] = [];
let latencies: number[] = [];
let closed = 0;

/** Frames a short text as a client has to: masked, here with zeros. */
function frame(text: string): Buffer {
  const length = text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), Buffer.from(text, 'latin1')]);
}

const upgrade = (port: number): string =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

/** Opens a connection and joins the live table. Resolves with it when the table has arrived. */
function connect(port: number): Promise<Socket> {
  const socket = connectTcp({ port, host: '127.0.0.1' });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('close', () => {
      closed += 1;
    });
    let known = '';
    let step = 0;
    const steps = [
      { after: '0{', send: '40/feedout,' },
      { after: '40/feedout,{', send: `42/feedout,${JSON.stringify(['live', { sport: 'F' }])}` },
    ];
    const read = (data: Buffer): void => {
      known += data.toString('latin1');
      const next = steps[step];
      if (next && known.includes(next.after)) {
        socket.write(frame(next.send));
        step += 1;
      }
      if (!known.includes('"initial_data"')) return;
      socket.off('data', read);
      resolve(socket);
    };
    socket.on('data', read);
    socket.write(upgrade(port));
  });
}

function count(socket: Socket, index: number): void {
  bytes[index] = 0;
  socket.on('data', (data: Buffer) => {
    bytes[index] = (bytes[index] ?? 0) + data.length;
    if (index % sampled !== 0) return;
    const [, , at] = /"live_update","live\/F",\[(\d+),1,(\d+)/.exec(data.toString('latin1', 0, 100)) ?? [];
    if (at !== undefined) latencies.push((Date.now() % 1e9) - Number(at));
  });
  setInterval(() => socket.write(frame('3')), beatEvery);
}

process.on('message', (task: ClientsTask | 'received') => {
  if (task === 'received') {
    const most = Math.max(...bytes);
    const answer: ClientsReceived = {
      bytes: bytes.reduce((sum, one) => sum + one, 0),
      behind: bytes.filter((one) => one < most).length,
      closed,
      latencies,
    };
    bytes.fill(0);
    latencies = [];
    process.send?.(answer);
    return;
  }
  void (async () => {
    // In small groups, so that the backlog of the server's port is enough.
    for (let first = 0; first < task.clients; first += 50) {
      const size = Math.min(50, task.clients - first);
      const group = await Promise.all(Array.from({ length: size }, () => connect(task.port)));
      group.forEach((socket, i) => count(socket, first + i));
    }
    process.send?.('connected');
  })();
});
process.on('disconnect', () => process.exit(0));
