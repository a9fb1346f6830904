import { mayPreload } from '../browser/preloading.ts';
import { cacheName, filesToPrecache, isBuildCache, requestKind, type BuildFiles } from './build-files.ts';
import { readMessage, type AskedEvent, type WorkerScope } from './worker-scope.ts';

/** Address under which the worker caches the one page of the site. */
const pageAddress = '/';
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
  const own = (): Promise<Cache> => caches.open(cacheName(files.version));
  const savesData = (): boolean => !mayPreload(Reflect.get(scope.navigator, 'connection'));

  /** Whether a page is of this worker's build, and may be served for every path. */
  async function isOurs(page: Response): Promise<boolean> {
    if (!page.ok || page.redirected || page.type !== 'basic') {
      await page.body?.cancel();
      return false;
    }
    return (await page.text()).includes(files.entry);
  }

  async function install(): Promise<void> {
    const page = await scope.fetch(pageAddress, { cache: 'no-cache' });
    // A deploy is under way. The browser tries again with the next visit.
    if (!(await isOurs(page.clone()))) throw new Error('The page is not of the build of this worker.');
    const before = await Promise.all((await caches.keys()).filter(isBuildCache).map((name) => caches.open(name)));
    const had = await Promise.all(before.map((cache) => cache.keys()));
    const cache = await own();
    await cache.put(pageAddress, page);
    const wanted = filesToPrecache(
      files,
      had.flat().map(({ url }) => url),
      savesData(),
    );
    await keep(cache, wanted);
  }

  /** Caches files, and copies those that an older build has cached already. Rejects unless all files are cached. */
  async function keep(cache: Cache, wanted: readonly string[]): Promise<void> {
    const missing: string[] = [];
    for (const file of wanted) {
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      else missing.push(file);
    }
    await cache.addAll(missing.map((file) => new Request(file, { priority: 'low' } satisfies RequestInit)));
  }

  async function activate(): Promise<void> {
    const old = (await caches.keys()).filter((name) => isBuildCache(name) && name !== cacheName(files.version));
    await Promise.all(old.map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function page(event: AskedEvent): Promise<Response> {
    const asked = (async () => (await event.preloadResponse) ?? (await scope.fetch(event.request)))();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeout));
    // The outcome of the request is handled below; here a rejection only must not be unhandled.
    const answer = await Promise.race([asked, late]).catch(() => undefined);
    if (answer && answer.status < 500) {
      event.waitUntil(keepPage(answer.clone()).catch(() => undefined));
      return answer;
    }
    const kept = await (await own()).match(pageAddress);
    if (!kept) return answer ?? asked;
    // An answer that is not read keeps this worker busy, and the next one waiting, for minutes.
    event.waitUntil(asked.then(keepPage).catch(() => undefined));
    return kept;
  }

  /**
   * Caches the page as it is served now, because its configuration may change without a new build. A page with another
   * security policy is not cached: it is meant for that path only.
   */
  async function keepPage(answer: Response): Promise<void> {
    const cache = await own();
    const known = await cache.match(pageAddress);
    const policy = 'content-security-policy';
    if (known?.headers.get(policy) !== answer.headers.get(policy)) return answer.body?.cancel();
    if (await isOurs(answer.clone())) await cache.put(pageAddress, answer);
  }

  async function file(event: AskedEvent): Promise<Response> {
    const known = await caches.match(event.request, { ignoreVary: true });
    if (known) return known;
    const answer = await scope.fetch(event.request);
    if (answer.status === 200 && answer.type === 'basic') {
      const copy = answer.clone();
      event.waitUntil(own().then((cache) => cache.put(event.request, copy)));
    }
    return answer;
  }

  async function keepLoaded(loaded: readonly string[]): Promise<void> {
    const ours = new Set([...files.needed, ...files.chosen]);
    const cache = await own();
    const wanted = loaded.filter((one) => ours.has(one));
    const known = await Promise.all(wanted.map((one) => cache.match(one)));
    await keep(
      cache,
      wanted.filter((_, at) => known[at] === undefined),
    );
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

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message?.kind === 'loaded') event.waitUntil(keepLoaded(message.files));
    if (message?.kind === 'take-over') event.waitUntil(takeOver());
  });
  scope.addEventListener('fetch', (event) => {
    const way = requestKind(event.request, location.origin);
    if (way === 'page') event.respondWith(page(event));
    if (way === 'file') event.respondWith(file(event));
  });
}
