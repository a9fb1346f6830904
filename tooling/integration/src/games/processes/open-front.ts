import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** What becomes of a call between the two servers. `late`: the caller gets no answer, and the call arrives after all. */
export type CallFate = 'reach' | 'cutBefore' | 'cutAfter' | 'late' | 'doubled';

export interface FrontDeps {
  readonly port: number;
  /** Address of a platform or a game server that listens now; undefined if none does. */
  readonly nodeOf: (kind: 'platform' | 'games') => string | undefined;
  /** Decides the fate of a wallet call. */
  readonly fate: () => CallFate;
  /** Waits until a late call arrives. */
  readonly delay: () => Promise<void>;
}

export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** One address for all nodes, as a load balancer has it. Calls of the wallet fail on it as the run wants. */
export async function openFront({ port, nodeOf, fate, delay }: FrontDeps): Promise<Front> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const reach = (call: Call): Promise<Answer> => {
    const target = nodeOf(isOfProvider(call.path) ? 'games' : 'platform');
    return target === undefined ? Promise.reject(new Error('No node listens.')) : forward(agent, target, call);
  };
  const answerOf = async (call: Call): Promise<Answer | undefined> => {
    const answered = reach(call).catch(() => undefined);
    return answered;
  };
  const fated = async (call: Call): Promise<Answer | undefined> => {
    switch (call.path.startsWith('/games/v1/wallet/') ? fate() : 'reach') {
      case 'reach':
        return answerOf(call);
      case 'cutBefore':
        return undefined;
      case 'cutAfter':
        await answerOf(call);
        return undefined;
      case 'late':
        void delay().then(() => answerOf(call));
        return undefined;
      case 'doubled':
        return (await Promise.all([answerOf(call), answerOf(call)]))[0];
    }
  };
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) =>
        fated({ method: request.method ?? 'GET', path: request.url ?? '/', headers: request.headers, body }),
      )
      .then((answer) => {
        if (answer === undefined) return request.socket.destroy();
        return response.writeHead(answer.status, [...answer.headers]).end(answer.body);
      });
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

const isOfProvider = (path: string): boolean => path.startsWith('/provider/') || path === '/health';

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer); // no encoding is set
  return Buffer.concat(parts);
}

function forward(agent: Agent, target: string, { method, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { connection: _connection, 'transfer-encoding': _coding, ...kept } = headers;
    const sent = httpRequest(target + path, { method, agent, headers: { ...kept, 'content-length': body.length } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      bodyOf(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: lasting(response.rawHeaders), body: text }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** The headers that are for the caller, as names and values in turn. */
function lasting(raw: readonly string[]): string[] {
  return raw.flatMap((name, at) =>
    at % 2 === 1 || /^(connection|keep-alive|transfer-encoding)$/i.test(name) ? [] : [name, raw[at + 1] ?? ''],
  );
}
