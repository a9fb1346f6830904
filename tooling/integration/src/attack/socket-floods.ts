import { countOf, type AttackResult } from './result.ts';
import type { Target } from './target.ts';

/** Messages that are no messages, or too large. */
const malformed: readonly string[] = [
  '4',
  '42',
  '9',
  'x'.repeat(1000),
  '40/nowhere,',
  '42/feedout,[',
  '42/feedout,["prematch",{"sport":{"toString":1}}]',
  '42/feedout,["livematch",{"eventId":"__proto__","disconnect":false}]',
  '42/feedout,["leave",{"room":"/"}]',
  '42/sports,["auth",{"token":"\\u0000"}]',
  '42/sports,["auth"]',
  '42/sports,["disconnect"]',
  `42/feedout,["live",${'['.repeat(3000)}${']'.repeat(3000)}]`,
  `42/feedout,["live",{"sport":"${'F'.repeat(100_000)}"}]`,
];

interface Connection {
  readonly socket: WebSocket;
  readonly closed: Promise<void>;
}

/** Opens a socket and joins both channels. Resolves to undefined if it is refused. */
function connect(url: string): Promise<Connection | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const closed = new Promise<void>((done) => socket.addEventListener('close', () => done()));
    socket.addEventListener('error', () => resolve(undefined));
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40/feedout,');
      else if (text.startsWith('40/feedout')) socket.send('40/sports,');
      else if (text.startsWith('40/sports')) resolve({ socket, closed });
      else if (text === '2') socket.send('3');
    });
  });
}

async function isHealthy(target: Target): Promise<boolean> {
  return (await target.send('/ready')).status === 200 && (await target.send('/cms/v1/settings/ticket')).status < 500;
}

/** Opens more sockets than an address may have. */
export async function manySockets(
  target: Target,
  { count, most }: { count: number; most: number },
): Promise<AttackResult> {
  const open: Connection[] = [];
  for (let left = count; left > 0; left -= 20) {
    const some = await Promise.all(Array.from({ length: Math.min(20, left) }, () => connect(target.url)));
    open.push(...some.filter((one) => one !== undefined));
  }
  const breaches = [
    ...(open.length > most ? [`${open.length} sockets are open, not ${most}`] : []),
    ...((await isHealthy(target)) ? [] : ['the platform is not ready']),
  ];
  for (const { socket } of open) socket.close();
  await Promise.all(open.map(({ closed }) => closed));
  const answered = `open × ${open.length}, refused × ${count - open.length}`;
  return { attack: 'more sockets than an address may have', attempts: count, answered, breaches };
}

/** Sends messages without end on one socket, and malformed ones on others. */
export async function floodedSockets(target: Target, messages: number): Promise<AttackResult> {
  const breaches: string[] = [];
  const flooding = await connect(target.url);
  for (let i = 0; i < messages; i += 1) flooding?.socket.send('42/sports,["auth",{"token":"x"}]');
  await flooding?.closed;
  const ends: string[] = ['closed'];
  for (const text of malformed) {
    const one = await connect(target.url);
    one?.socket.send(text);
    // What follows is answered or the socket is closed; either way the message was read.
    one?.socket.send('42/sports,0["global"]');
    const answered = new Promise<string>((resolve) =>
      one?.socket.addEventListener(
        'message',
        ({ data }) => String(data).startsWith('43/sports,0') && resolve('ignored'),
      ),
    );
    ends.push(await Promise.race([answered, one?.closed.then(() => 'closed') ?? 'refused']));
    one?.socket.close();
  }
  if (!(await isHealthy(target))) breaches.push('the platform is not ready');
  return {
    attack: 'floods and malformed messages on sockets',
    attempts: messages + malformed.length,
    answered: countOf(ends),
    breaches,
  };
}
