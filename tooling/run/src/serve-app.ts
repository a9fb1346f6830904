// Serves a built single-page app: its files, and the page for every other path, with the head of that path. Files with a
// hash in their name are cached for long. The page receives its configuration (see "Point the client at another platform" in the README).
// A static file server such as sirv does not fit. It needs files that are already compressed, and the page depends on
// the configuration and on the path: its policy differs for /match3.
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { commonHeaders, contentPolicy, type PolicyOptions } from './page-policy.ts';
import { cardPath, commonCard, createCards, type DrawCard } from './pages/cards.ts';
import { createPages } from './pages/create-pages.ts';
import {
  createFirstScreens,
  later,
  patience as screenPatience,
  withScreen,
  type RenderPage,
} from './pages/first-screens.ts';
import { createPassOn, type PassOn } from './pass-on/create-pass-on.ts';

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
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = /^(text|application\/(json|xml)|image\/svg)/;

interface ServeAppOptions {
  /** The folder of the build. */
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen at. Default: every address of the machine. */
  readonly host?: string | undefined;
  /** Written into the page as JSON. `worker: 'off'` serves the service worker that removes itself. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Where visitors reach the app, such as `https://www.example.com`. This machine if left out. */
  readonly origin?: string;
  /** Milliseconds that a page waits for its first screen. A test that needs the screen has more of it. */
  readonly patience?: number;
  /** Renders first screens (SPEED-05). Without it the page is the same for every path, as on a static file server. */
  readonly render?: RenderPage | undefined;
  /** Draws the pictures of links to items (ROUTE-74). Without it every link has the same picture. */
  readonly drawCard?: DrawCard | undefined;
  /** Where this server reaches the platform, to pass its requests on (NET-40). Without it nothing is passed on. */
  readonly platform?: string | undefined;
  /** The secret by which the platform knows its proxies, `KVOTA_PROXY_SECRET` there. */
  readonly proxySecret?: string | undefined;
}

/** Writes a configuration into the page, as JSON within `<script type="application/json" id="kvota-config">`. */
export function withConfig(page: string, config: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return page.replace(
    /(<script type="application\/json" id="kvota-config">)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) => open + json + close,
  );
}

/** True for the match tracker, which other sites may embed (ROUTE-16). Any other page in a foreign frame could be clickjacked. */
const mayBeFramed = (path: string): boolean => /^(\/[a-z]{2})?\/match3\/?$/i.test(path);

/** Returns the hashes of the inline scripts and styles of a page, which the build wrote to csp.json. */
function inlineHashes(folder: string): Pick<PolicyOptions, 'scripts' | 'styles'> {
  const file = join(folder, 'csp.json');
  if (!existsSync(file)) return { scripts: [], styles: [] };
  // Written by our own build.
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as { 'script-src': string[]; 'style-src': string[] };
  return { scripts: hashes['script-src'], styles: hashes['style-src'] };
}

/** True if the browser reached this server over https, through the proxy in front of it. */
const isSecure = (response: ServerResponse): boolean => response.req.headers['x-forwarded-proto'] === 'https';

/** Compresses with brotli and keeps the result by key if there is one, because the files of a build do not change. */
function createCompressor(): (key: string | undefined, content: Buffer) => Buffer {
  const compressed = new Map<string, Buffer>();
  return (key, content) => {
    const known = key === undefined ? undefined : compressed.get(key);
    if (known) return known;
    const made = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    if (key !== undefined) compressed.set(key, made);
    return made;
  };
}

/** Returns the path of a request, decoded unless it is malformed. */
function pathOf(url: string | undefined): string {
  const path = /^[^?#]*/.exec(url ?? '/')?.[0] ?? '/';
  try {
    return normalize(decodeURIComponent(new URL(path, 'http://localhost').pathname));
  } catch {
    return normalize(path);
  }
}

const queryOf = (url: string | undefined): URLSearchParams => new URLSearchParams(/\?([^#]*)/.exec(url ?? '')?.[1]);

function isFile(folder: string, file: string, path: string): boolean {
  const isPage = path === '/' || path === '/index.html';
  return !isPage && file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
}

/** Where a process manager asks whether this server answers, and a balancer whether it may send requests. */
const [healthPath, readyPath] = ['/health', '/ready'];

function sendStatus(response: ServerResponse, isEnding: boolean): void {
  const headers = {
    ...commonHeaders(isSecure(response)),
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  response.writeHead(isEnding ? 503 : 200, headers).end(JSON.stringify({ status: isEnding ? 'ending' : 'ok' }));
}

/** Answers for a missing file, such as a chunk of an older build. */
function notFound(response: ServerResponse): void {
  response.writeHead(404, { ...commonHeaders(isSecure(response)), 'content-type': 'text/plain' }).end('Not found');
}

/** A server that also ends what it passes on. */
export class AppServer extends Server {
  readonly #passOn: PassOn | undefined;
  /** Answers that are not complete. */
  readonly #open = new Set<ServerResponse>();
  #isEnding = false;

  constructor(passOn: PassOn | undefined, answer: (request: IncomingMessage, response: ServerResponse) => void) {
    // Any other request to upgrade, such as one to HTTP/2, is answered as if it did not ask.
    const upgrades = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';
    const options = {
      shouldUpgradeCallback: (request: IncomingMessage) => upgrades(request) && (passOn?.isMeant(request) ?? false),
    };
    super(options, (request, response) => {
      this.#open.add(response);
      response.once('close', () => {
        this.#open.delete(response);
        // Its head may have promised the connection for further requests.
        if (!this.listening) this.closeIdleConnections();
      });
      // A server that ends keeps no connection for further requests.
      if (this.#isEnding) response.shouldKeepAlive = false;
      answer(request, response);
    });
    this.#passOn = passOn;
    this.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
      passOn?.upgrade(request, socket, head),
    );
  }

  override closeAllConnections(): void {
    this.#passOn?.close();
    super.closeAllConnections();
  }

  /** True once this server is about to end. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Reports from now on that this server is about to end: `/ready` answers 503, and each answer ends its connection. */
  drain(): void {
    this.#isEnding = true;
    for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  /**
   * Ends without cutting an answer: listens no longer, ends sockets, whose pages connect again, and resolves when every
   * request has its answer. What still waits after some milliseconds is cut.
   */
  async end(patience: number): Promise<void> {
    const closed = once(this, 'close');
    this.drain();
    this.close();
    this.#passOn?.closeSockets();
    const cut = setTimeout(() => this.closeAllConnections(), patience);
    await closed;
    clearTimeout(cut);
    this.#passOn?.close();
  }
}

/** Returns the port of a server, which listens by the time of its first request. */
function listeningPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Listens on a port with the build of a folder and resolves once the server is ready. */
export async function serveApp({
  folder,
  port,
  host,
  config,
  origin,
  render,
  drawCard,
  patience = screenPatience,
  platform,
  proxySecret,
}: ServeAppOptions): Promise<AppServer> {
  // If a service worker does harm, this replaces it: browsers fetch the worker past every cache.
  const workerFile = config['worker'] === 'off' ? '/sw-off.js' : '/sw.js';
  const html = withConfig(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  const address = (): string => origin ?? `http://localhost:${listeningPort(server)}`;
  const pages = createPages(folder, html, address, drawCard !== undefined);
  const options = { config, ...inlineHashes(folder) };
  const compress = createCompressor();
  const cards = drawCard && createCards(drawCard, pages.isLocale, () => performance.now());
  const passOn = platform === undefined ? undefined : createPassOn(platform, proxySecret);
  const screens =
    render &&
    createFirstScreens(
      render,
      () => performance.now(),
      () => later(patience),
    );

  function send(
    response: ServerResponse,
    key: string | undefined,
    content: Buffer,
    headers: Record<string, string>,
    status = 200,
  ): void {
    const accepts = response.req.headers['accept-encoding']?.toString() ?? '';
    const isCompressed = accepts.includes('br') && compressible.test(headers['content-type'] ?? '');
    response.writeHead(status, {
      ...commonHeaders(isSecure(response)),
      ...headers,
      vary: 'accept-encoding',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(isCompressed ? compress(key, content) : content);
  }

  async function sendPage(response: ServerResponse, path: string): Promise<void> {
    const page = pages.at(path, queryOf(response.req.url));
    if (!page) return notFound(response);
    const screen = page.status === 200 ? await screens?.(response.req) : undefined;
    const headers = {
      'content-security-policy': contentPolicy(options, { mayBeFramed: mayBeFramed(path), screen: screen?.screen }),
      'content-type': 'text/html; charset=utf-8',
      // Odds in a kept page would be old.
      'cache-control': screen === undefined ? 'no-cache' : 'no-store',
    };
    if (screen === undefined) send(response, page.key, Buffer.from(page.html), headers, page.status);
    else send(response, undefined, Buffer.from(withScreen(page.html, screen)), headers);
  }

  async function sendCard(response: ServerResponse, url: string | undefined): Promise<void> {
    const card = await cards?.(queryOf(url)).catch((error: unknown) => {
      console.error('The picture of a link was not drawn:', error);
    });
    if (!card) return sendFile(response, commonCard, join(folder, commonCard));
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' };
    response.writeHead(200, { ...commonHeaders(isSecure(response)), ...headers }).end(card);
  }

  function sendFile(response: ServerResponse, path: string, file: string): void {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'content-type': type, 'cache-control': cache };
    if (compressible.test(type)) return send(response, path, readFileSync(file), headers);
    response.writeHead(200, { ...commonHeaders(isSecure(response)), ...headers });
    createReadStream(file).pipe(response);
  }

  const server = new AppServer(passOn, (request, response) => {
    if (passOn?.isMeant(request)) return passOn.request(request, response);
    const path = pathOf(request.url);
    if (path === healthPath || path === readyPath) return sendStatus(response, path === readyPath && server.isEnding);
    if (path === cardPath && drawCard) return void sendCard(response, request.url);
    const file = join(folder, path === '/sw.js' ? workerFile : path);
    const text = pages.fileAt(path);
    if (text !== undefined) {
      const headers = { 'content-type': types[extname(path)] ?? '', 'cache-control': 'no-cache' };
      return send(response, path, Buffer.from(text), headers);
    }
    if (isFile(folder, file, path)) return sendFile(response, path, file);
    if (path.startsWith('/assets/') || path === '/sw.js') return notFound(response);
    void sendPage(response, path);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}
