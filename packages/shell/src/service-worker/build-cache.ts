import { mayPreload } from '../browser/preloading.ts';
import { withoutServed } from '../browser/served/served-screen.ts';
import { cacheName, filesToPrecache, isBuildCache, type BuildFiles } from './build-files.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Address under which the worker caches the one page of the site. */
const pageAddress = '/';

/** The cache of one build: its page and its files. */
export interface BuildCache {
  /** Caches the page and the files that a player needs. Rejects during a deploy, if the page is of another build. */
  readonly fill: () => Promise<void>;
  /** Deletes the caches of all other builds. */
  readonly deleteOthers: () => Promise<void>;
  readonly page: () => Promise<Response | undefined>;
  /**
   * Caches the page as it is served now, because its configuration may change without a new build. A page with another
   * security policy is not cached: it is meant for that path only.
   */
  readonly keepPage: (answer: Response) => Promise<void>;
  readonly keepFile: (request: Request, answer: Response) => Promise<void>;
  /** Caches those of some addresses that are files of this build. */
  readonly keepLoaded: (addresses: readonly string[]) => Promise<void>;
}

/** Creates the cache of a build. Nothing is cached until one of its functions is called. */
export function createBuildCache(scope: WorkerScope, files: BuildFiles): BuildCache {
  const { caches } = scope;
  const name = cacheName(files.version);
  const create = (): Promise<Cache> => caches.open(name);
  /** Returns the cache, unless it was deleted meanwhile: opening it would create it again for a worker that leaves. */
  const existing = async (): Promise<Cache | undefined> => ((await caches.has(name)) ? caches.open(name) : undefined);
  const savesData = (): boolean => !mayPreload(Reflect.get(scope.navigator, 'connection'));

  /** Whether a page is of this build, and may be served for every path. */
  async function isOurs(page: Response): Promise<boolean> {
    if (!page.ok || page.redirected || page.type !== 'basic') {
      await page.body?.cancel();
      return false;
    }
    return (await page.text()).includes(files.entry);
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

  return {
    async fill() {
      const page = await scope.fetch(pageAddress, { cache: 'no-cache' });
      // A deploy is under way. The browser tries again with the next visit.
      if (!(await isOurs(page.clone()))) throw new Error('The page is not of the build of this worker.');
      const before = await Promise.all((await caches.keys()).filter(isBuildCache).map((one) => caches.open(one)));
      const had = await Promise.all(before.map((cache) => cache.keys()));
      const cache = await create();
      await cache.put(pageAddress, page);
      const hadAddresses = had.flat().map(({ url }) => url);
      await keep(cache, filesToPrecache(files, hadAddresses, savesData()));
    },
    async deleteOthers() {
      const old = (await caches.keys()).filter((one) => isBuildCache(one) && one !== name);
      await Promise.all(old.map((one) => caches.delete(one)));
    },
    page: async () => (await existing())?.match(pageAddress),
    async keepPage(answer) {
      const cache = await existing();
      const known = await cache?.match(pageAddress);
      const policy = 'content-security-policy';
      if (known?.headers.get(policy) !== answer.headers.get(policy)) return answer.body?.cancel();
      if (!(await isOurs(answer.clone()))) return answer.body?.cancel();
      const { status, headers } = answer;
      // Its odds are old by the time it is shown.
      await cache?.put(pageAddress, new Response(withoutServed(await answer.text()), { status, headers }));
    },
    keepFile: async (request, answer) => (await existing())?.put(request, answer),
    async keepLoaded(addresses) {
      const ours = new Set([...files.needed, ...files.chosen]);
      const cache = await existing();
      if (!cache) return;
      const wanted = addresses.filter((one) => ours.has(one));
      const known = await Promise.all(wanted.map((one) => cache.match(one)));
      await keep(
        cache,
        wanted.filter((_, at) => known[at] === undefined),
      );
    },
  };
}
