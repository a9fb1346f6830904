/** What a build consists of, written into the worker by the build (tooling/vite/src/app-worker.ts). */
export interface BuildFiles {
  /** Another text for every other build. */
  readonly version: string;
  /** The first script of the page: its name holds a hash of everything below it, so that it tells of which build a page is. */
  readonly entry: string;
  /** Addresses that every player needs: scripts and styles. */
  readonly needed: readonly string[];
  /** Addresses of which a player needs a few: texts of the languages, fonts of the scripts, pictures. */
  readonly chosen: readonly string[];
}

/** Everything of the worker's stands in caches of this name and a version; the modules' own caches have other names. */
const cachePrefix = 'kvota-build-';

export const cacheName = (version: string): string => cachePrefix + version;
export const isBuildCache = (name: string): boolean => name.startsWith(cachePrefix);

/** The name of a file without its hash: the same from build to build. */
function withoutHash(address: string): string {
  const path = new URL(address, 'https://any.example').pathname;
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/**
 * What is fetched ahead of a build: all that everybody needs, and of the rest what the player had of the builds before.
 * Whoever saves data gets nothing ahead but what the page itself has already loaded.
 */
export function filesToPrecache(files: BuildFiles, had: readonly string[], savesData: boolean): readonly string[] {
  const known = new Set(had.map(withoutHash));
  const wanted = files.chosen.filter((file) => known.has(withoutHash(file)));
  return savesData ? [files.entry] : [...files.needed, ...wanted];
}

/** How a request is answered: a page from the network, else from what was kept; a file of a build from what was kept; all else is none of the worker's business (OP-79). */
export function requestKind(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'file' | 'none' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'none';
  if (request.mode === 'navigate') return 'page';
  return url.pathname.startsWith('/assets/') ? 'file' : 'none';
}
