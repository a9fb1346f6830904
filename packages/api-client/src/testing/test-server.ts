import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server received. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

type Answer = (request: Received, response: ServerResponse) => void;

/** Starts a real server on a free port. It answers with the given function and records all requests. */
export async function startServer(answer: Answer) {
  const seen: Received[] = [];
  let current = answer;
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, authorization: headers.authorization, body: await bodyOf(request) };
    seen.push(one);
    current(one, response);
  };
  const server = createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answerWith: (next: Answer) => {
      current = next;
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns an answer with a JSON body. */
export function json(status: number, body: unknown, type = 'application/json'): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
}
