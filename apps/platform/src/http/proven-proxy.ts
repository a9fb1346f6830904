import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';

import type { NoteReport } from './watch-reports.ts';

/** The header in which a proxy proves that it is one of ours. The servers of the apps send it (`@kvota/run`). */
export const proofHeader = 'x-kvota-proxy';

/** Headers in which a proxy reports what it knows about the client. */
const reports = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Believes what a request reports about its client only if it has the secret of the proxies (SEC-22). Without it these
 * headers are removed before anything reads them, and `forwarded` stays as the mark that somebody passed it on. Without
 * a secret nothing changes. `note` gets what was reported and is not believed. Call it when everything else listens to the server, because it has to be first.
 */
export function believeProven(server: Server, secret: string | undefined, note: NoteReport = () => {}): void {
  if (secret === undefined) return;
  const expected = digest(secret);
  const check = ({ headers, socket }: IncomingMessage): void => {
    const proof = headers[proofHeader];
    delete headers[proofHeader];
    if (typeof proof === 'string' && timingSafeEqual(digest(proof), expected)) return;
    if (!reports.some((name) => headers[name] !== undefined)) return;
    const reported = headers['x-forwarded-for'];
    if (typeof reported === 'string') note(socket.remoteAddress ?? '', reported);
    for (const name of reports) delete headers[name];
    headers.forwarded ??= 'for=unknown';
  };
  server.prependListener('request', check);
  server.prependListener('upgrade', check);
}
