import { mayPreload } from '../browser/preloading.ts';
import { cacheName, filesToPrecache, isBuildCache, requestKind, type BuildFiles } from './build-files.ts';
import { readMessage, type AskedEvent, type WorkerScope } from './worker-scope.ts';

/** The one page of the site, under which the worker keeps it. */
const shell = '/';
/** A server that has not begun to answer within this is as good as away, where a page is kept. */
const patience = 4000;
/** So often, a second apart, a new worker looks whether it is alone with the page that asks it to take over. */
const looks = 10;

/**
 * Makes a site open without network (PWA-01, OP-79): keeps the page and the files of one build, and nothing else. A page
 * always comes from the network where there is one, so that a new build is there with the next load; its files come from
 * what is kept, under names that say what is in them.
 */
export function serveBuild(scope: WorkerScope, files: BuildFiles): void {
  const { caches, location, registration } = scope;
  const own = (): Promise<Cache> => caches.open(cacheName(files.version));
  const savesData = (): boolean => !mayPreload(Reflect.get(scope.navigator, 'connection'));

  /** Whether a page is of this worker's build, and may stand for every path. */
  async function isOurs(page: Response): Promise<boolean> {
    if (!page.ok || page.redirected || page.type !== 'basic') {
      await page.body?.cancel();
      return false;
    }
    return (await page.text()).includes(files.entry);
  }

  async function install(): Promise<void> {
    const page = await scope.fetch(shell, { cache: 'no-cache' });
    // A deploy under way: the browser asks again with the next visit.
    if (!(await isOurs(page.clone()))) throw new Error('The page is not of the build of this worker.');
    const before = await Promise.all((await caches.keys()).filter(isBuildCache).map((name) => caches.open(name)));
    const had = await Promise.all(before.map((cache) => cache.keys()));
    const cache = await own();
    await cache.put(shell, page);
    const wanted = filesToPrecache(
      files,
      had.flat().map(({ url }) => url),
      savesData(),
    );
    await keep(cache, wanted);
  }

  /** Puts files into the cache, those of an older build without asking for them again. All or it fails. */
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
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    // Whatever becomes of the request is told below; here it only must not go unheard.
    const answer = await Promise.race([asked, late]).catch(() => undefined);
    if (answer && answer.status < 500) {
      event.waitUntil(keepPage(answer.clone()).catch(() => undefined));
      return answer;
    }
    const kept = await (await own()).match(shell);
    if (!kept) return answer ?? asked;
    // An answer that nobody reads keeps this worker at work, and the next one waiting, for minutes.
    event.waitUntil(asked.then(keepPage).catch(() => undefined));
    return kept;
  }

  /** Keeps the page as it is served now: its configuration may have changed without a new build. Another policy than the kept one's is for that path alone. */
  async function keepPage(answer: Response): Promise<void> {
    const cache = await own();
    const known = await cache.match(shell);
    const policy = 'content-security-policy';
    if (known?.headers.get(policy) !== answer.headers.get(policy)) return answer.body?.cancel();
    if (await isOurs(answer.clone())) await cache.put(shell, answer);
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

  /** Two pages may be of two builds: the older one goes on with its files until it is closed. */
  async function takeOver(): Promise<void> {
    for (let look = 0; look < looks; look += 1) {
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.length <= 1) return scope.skipWaiting();
      // The page that was left for the one that asks may not be quite gone.
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
