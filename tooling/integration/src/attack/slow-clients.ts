import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

import type { AttackResult } from './result.ts';
import type { Target } from './target.ts';

/** Milliseconds within which a client has to be cut that never ends its headers or its body (SEC-17), with some air. */
const patience = 40_000;

const begins = [
  'GET /base/v1/users/ping HTTP/1.1\r\nhost: x\r\n',
  'POST /base/v1/users/messages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n',
];

/** Opens connections that send a byte a second. The platform must answer others meanwhile, and cut these. Takes real seconds. */
export async function slowClients(target: Target, count: number): Promise<AttackResult> {
  const { hostname, port } = new URL(target.url);
  const open = new Set<Socket>();
  for (let i = 0; i < count; i += 1) {
    const socket = connect(Number(port), hostname, () => socket.write(begins[i % begins.length] ?? ''));
    const drip = setInterval(() => socket.write('a'), 1000);
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
    });
    socket.resume();
  }
  const breaches: string[] = [];
  const until = Date.now() + patience;
  let answers = 0;
  while (open.size > 0 && Date.now() < until) {
    const asked = Date.now();
    const { status } = await target.send('/ready');
    const took = Date.now() - asked;
    if (status !== 200 || took > 2000) breaches.push(`/ready answered ${status} after ${took} ms`);
    answers += 1;
    await after(1000);
  }
  const left = open.size;
  if (left > 0) breaches.push(`${left} connections are still open after ${patience / 1000} s`);
  for (const socket of open) socket.destroy();
  return {
    attack: 'clients that send a byte a second',
    attempts: count,
    answered: `cut × ${count - left}, others served × ${answers}`,
    breaches,
  };
}
