// Serves a built single-page app: files with long caching where their name has a hash, the page itself for every other path,
// and the configuration that the page is given (see "Point the client at another platform" in the README).
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = /^(text|application\/json|image\/svg)/;

/** Puts a configuration into the page: the JSON stands in `<script type="application/json" id="kvota-config">`. */
export function withConfig(page: string, config: Record<string, unknown>): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return page.replace(
    /(<script type="application\/json" id="kvota-config">)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) => open + json + close,
  );
}

/** Made to stand in pages of others (ROUTE-16); any other page in a foreign frame would lend its buttons to whoever frames it. */
const isFramed = (path: string): boolean => /^(\/[a-z]{2})?\/match3\/?$/.test(path);

/** The policy for scripts that the build can promise: our own files, and what stands in the page itself (csp.json of the build). */
function policyOf(folder: string): string {
  const file = join(folder, 'csp.json');
  if (!existsSync(file)) return "object-src 'none'; base-uri 'self'";
  // Written by our own build (first-paint.ts).
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as { 'script-src': string[] };
  const scripts = ["'self'", ...hashes['script-src']].join(' ');
  return `script-src ${scripts}; object-src 'none'; base-uri 'self'`;
}

/** Listens on a port with the build in a folder; resolves once it does. */
export async function serveApp(options: {
  folder: string;
  port: number;
  config: Record<string, unknown>;
}): Promise<Server> {
  const { folder, port, config } = options;
  // A worker that does harm is replaced by one that leaves: browsers ask for it past every cache.
  const workerFile = config['worker'] === 'off' ? '/sw-off.js' : '/sw.js';
  const page = withConfig(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  const policy = policyOf(folder);
  const packed = new Map<string, Buffer>();
  const pack = (key: string, content: Buffer): Buffer => {
    const known = packed.get(key);
    if (known) return known;
    const made = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    packed.set(key, made);
    return made;
  };
  const send = (
    response: ServerResponse,
    key: string,
    content: Buffer,
    headers: Record<string, string>,
    accepts: string,
  ): void => {
    const squeeze = accepts.includes('br') && compressible.test(headers['content-type'] ?? '');
    response.writeHead(200, { ...headers, vary: 'accept-encoding', ...(squeeze ? { 'content-encoding': 'br' } : {}) });
    response.end(squeeze ? pack(key, content) : content);
  };
  const server = createServer((request, response) => {
    const accepts = request.headers['accept-encoding']?.toString() ?? '';
    let path: string;
    try {
      path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    } catch {
      response.writeHead(400).end();
      return;
    }
    const file = join(folder, path === '/sw.js' ? workerFile : path);
    const found =
      file.startsWith(folder) && path !== '/' && path !== '/index.html' && existsSync(file) && statSync(file).isFile();
    const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };
    if (!found) {
      // What is missing below /assets is a chunk, not a page, and a worker is none either.
      if (path.startsWith('/assets/') || path === '/sw.js') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        return;
      }
      const framing = isFramed(path) ? policy : `${policy}; frame-ancestors 'self'`;
      send(
        response,
        'page',
        Buffer.from(page),
        {
          ...common,
          'content-security-policy': framing,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        },
        accepts,
      );
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    if (compressible.test(type))
      send(response, path, readFileSync(file), { ...common, 'content-type': type, 'cache-control': cache }, accepts);
    else {
      response.writeHead(200, { ...common, 'content-type': type, 'cache-control': cache });
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  return server;
}
