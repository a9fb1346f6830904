import type { BrowserContext, Cookie, Page } from '@playwright/test';

/** Returns the cookies in which a browser has refresh tokens for the token endpoint of an origin. */
export async function refreshCookies(context: BrowserContext, origin: string): Promise<readonly Cookie[]> {
  const cookies = await context.cookies(`${origin}/oidc/token`);
  return cookies.filter(({ name }) => name.endsWith('.refresh'));
}

/** Returns everything that scripts of a page can read from the browser: storage, databases, caches and cookies. */
export const readableByScripts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database was not read.')));
      return promise;
    };
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        rows.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    const answers: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // The files of the build are the same for everybody.
        const isFile = new URL(request.url).pathname.startsWith('/assets/');
        answers.push(request.url, isFile ? '' : ((await (await cache.match(request))?.text()) ?? ''));
      }
    }
    const kept = [Object.entries(localStorage), Object.entries(sessionStorage), rows, answers, document.cookie];
    return JSON.stringify(kept);
  });
