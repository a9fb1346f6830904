import type { Page, WebSocketRoute } from '@playwright/test';

import type { HeldLine } from './held-line.ts';

/** Returns the pattern of the message that answers a message of engine.io or socket.io, or undefined if none does. */
function answerTo(message: string): RegExp | undefined {
  const [, kind = '', channel = '', id = '', rest = ''] = /^(4[02])(\/\w+),(\d*)(.*)$/s.exec(message) ?? [];
  if (kind === '40') return new RegExp(`^4[04]${channel},`);
  if (kind !== '42') return undefined;
  if (id !== '') return new RegExp(`^43${channel},${id}\\[`);
  // A subscription is answered with a snapshot.
  return /^\["leave"|"disconnect":true/.test(rest) ? undefined : new RegExp(`^42${channel},\\["initial_data"`);
}

/** Holds every socket of a page when it opens, and each message to which the platform will send an answer. */
export async function holdSockets(page: Page, line: HeldLine): Promise<void> {
  await page.routeWebSocket(/./, async (socket) => {
    const url = socket.url();
    const opened = Promise.withResolvers<WebSocketRoute>();
    /** What awaits an answer, in order. A message of the platform answers the first one that it fits. */
    const waiting: { readonly answer: RegExp; readonly done: (bytes: number) => void }[] = [];
    const arrived = (answer: RegExp): Promise<number> => new Promise((done) => waiting.push({ answer, done }));
    const open = (): Promise<number> => {
      const answer = arrived(/^0/);
      opened.resolve(socket.connectToServer());
      return answer;
    };
    line.hold({ type: 'Socket', url, send: open });
    const server = await opened.promise;
    server.onMessage((message) => {
      socket.send(message);
      const text = String(message);
      const at = waiting.findIndex(({ answer }) => answer.test(text));
      if (at === -1) return;
      const [first] = waiting.splice(at, 1);
      first?.done(Buffer.byteLength(text));
    });
    socket.onMessage((message) => {
      const text = String(message);
      const answer = answerTo(text);
      const send = (): Promise<number> => {
        const answered = arrived(answer ?? /./);
        server.send(message);
        return answered;
      };
      if (answer) line.hold({ type: 'Socket', url: `${url} ${text}`, send });
      else server.send(message);
    });
  });
}
