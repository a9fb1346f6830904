import { createBuildCache } from './build-cache.ts';
import { requestKind, type BuildFiles } from './build-files.ts';
import { readMessage, type AskedEvent, type WorkerScope } from './worker-scope.ts';

/** Milliseconds after which a server counts as unreachable if a page is cached. */
const pageTimeout = 4000;
/** How often, once a second, a new worker checks whether only the page is open that asked it to take over. */
const takeOverChecks = 10;

/**
 * Lets a site open without network (PWA-01, OP-79), by caching the page and the files of one build. The page comes from the
 * network if there is one, so that a new build is there with the next load. Its files come from the cache, because their
 * names contain a hash of their content.
 *
 * It is written by hand instead of with Workbox: no Workbox strategy precaches only the texts and fonts that a player had,
 * or keeps a page's security policy with it.
 */
export function serveBuild(scope: WorkerScope, files: BuildFiles): void {
  const { caches, location, registration } = scope;
  const build = createBuildCache(scope, files);

  async function activate(): Promise<void> {
    await build.deleteOthers();
    await registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  /** The browser may have sent the request already. A second one would use up an address that is valid once. */
  const asked = async (event: AskedEvent): Promise<Response> =>
    (await event.preloadResponse) ?? (await scope.fetch(event.request));

  async function page(event: AskedEvent): Promise<Response> {
    const answering = asked(event);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeout));
    // The outcome of the request is handled below; here a rejection only must not be unhandled.
    const answer = await Promise.race([answering, late]).catch(() => undefined);
    if (answer && answer.status < 500) {
      event.waitUntil(build.keepPage(answer.clone()).catch(() => undefined));
      return answer;
    }
    const kept = await build.page();
    // Without a page, as after a newer worker has deleted the caches, the request is repeated: a preload that the browser
    // began for a worker which is replaced meanwhile may never end.
    if (!kept) return answer ?? Promise.any([answering, scope.fetch(event.request)]);
    // An answer that is not read keeps this worker busy, and the next one waiting, for minutes.
    event.waitUntil(answering.then(build.keepPage).catch(() => undefined));
    return kept;
  }

  async function file(event: AskedEvent): Promise<Response> {
    const known = await caches.match(event.request, { ignoreVary: true });
    if (known) return known;
    const answer = await scope.fetch(event.request);
    if (answer.status === 200 && answer.type === 'basic')
      event.waitUntil(build.keepFile(event.request, answer.clone()));
    return answer;
  }

  /** Takes over once no other page is open, because an older page needs the files of its build until it is closed. */
  async function takeOver(): Promise<void> {
    for (let check = 0; check < takeOverChecks; check += 1) {
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.length <= 1) return scope.skipWaiting();
      // The previous page may not be closed yet.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(build.fill()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message?.kind === 'loaded') event.waitUntil(build.keepLoaded(message.files));
    if (message?.kind === 'take-over') event.waitUntil(takeOver());
  });
  scope.addEventListener('fetch', (event) => {
    const kind = requestKind(event.request, location.origin);
    if (kind === 'page') event.respondWith(page(event));
    if (kind === 'file') event.respondWith(file(event));
    if (kind === 'elsewhere') event.respondWith(asked(event));
  });
}
