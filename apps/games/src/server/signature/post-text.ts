import { Agent, request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { Agent as AgentOfTls, request as requestHttps } from 'node:https';

/** An answer as it came. */
export interface TextReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface TextPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  /** Characters of an answer, beyond which it is refused. */
  readonly longest: number;
}

// Connections are kept, so that a round need not wait for a new one. `fetch` takes five times the processor time.
const plain = new Agent({ keepAlive: true });
const secure = new AgentOfTls({ keepAlive: true });

/** Posts a text. Redirections are answers like others. Rejects without an answer, or with one that is too long. */
export function postText(url: string, { headers, body, signal, longest }: TextPost): Promise<TextReply> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
    };
    const request = url.startsWith('https:')
      ? requestHttps(url, { ...options, agent: secure })
      : requestHttp(url, { ...options, agent: plain });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > longest) request.destroy(new RangeError('The answer is too long.'));
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.end(body);
  });
}
