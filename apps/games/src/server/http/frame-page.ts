import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

import { providerPaths } from '@kvota/contracts/wallet';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Catalogue } from '../catalogue/catalogue.ts';

export interface FramePageDeps {
  readonly catalogue: Pick<Catalogue, 'game'>;
  /** Sites that may frame the games. */
  readonly origins: readonly string[];
  /** The built frame: `index.html` and its files; undefined or missing if it is not built. */
  readonly folder: string | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Names of built files with a hash of their content. */
const hashed = /^assets\/|^art\/.+\.[0-9a-f]{8}\.svg$/;

const notBuilt = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Kvota games</title>
  <p>The frame of the games is not built. Run: pnpm --filter @kvota/games-server build</p>
</html>
`;

/** Headers of the frame's page: its own files only, framed by the configured sites only, in a separate process. */
export function pageHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  const own = ['script-src', 'style-src', 'font-src', 'connect-src', 'media-src'].map((name) => `${name} 'self'`);
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
  const policy = [
    "default-src 'none'",
    ...own,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Serves the page of each game at `/play/{code}`, and the files of the built frame (RGS-17). */
export function framePage(app: FastifyInstance, { catalogue, origins, folder }: FramePageDeps): void {
  const files = filesOf(folder);
  const headers = pageHeaders(origins);
  const send = (reply: FastifyReply, name: string, body: Buffer | string): FastifyReply =>
    reply
      .headers(headers)
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(body);
  app.get<{ Params: { code: string } }>(`${providerPaths.launch}:code`, (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    if (catalogue.game(request.params.code) === undefined) return reply.callNotFound();
    return send(reply, 'index.html', files.get('index.html') ?? notBuilt);
  });
  for (const [name, body] of files) {
    if (name === 'index.html') continue;
    const caching = hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    app.get(`/${name}`, (_request, reply) => {
      void reply.header('cache-control', caching);
      // Pictures are shown by the sites.
      if (name.startsWith('art/')) void reply.header('cross-origin-resource-policy', 'cross-origin');
      return send(reply, name, body);
    });
  }
}

/** Reads the built files once, so that no request ever names a path of the disk. */
function filesOf(folder: string | undefined): ReadonlyMap<string, Buffer> {
  try {
    const entries = folder === undefined ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Map(
      entries
        .filter((entry) => entry.isFile() && extname(entry.name) !== '.map')
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [
          path
            .slice((folder ?? '').length + 1)
            .split(sep)
            .join('/'),
          readFileSync(path),
        ]),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
}
