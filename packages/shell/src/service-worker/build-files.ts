import { isPlatformPath } from '@kvota/sitemap';

/** The files of a build. The build writes them into the worker. */
export interface BuildFiles {
  /** Differs for every build. */
  readonly version: string;
  /** The first script of the page. Its name contains a hash of everything below it, and so identifies the build. */
  readonly entry: string;
  /** Addresses that every player needs: scripts and styles. */
  readonly needed: readonly string[];
  /** Addresses of which a player needs only a few: texts by language, fonts by script, pictures. */
  readonly chosen: readonly string[];
}

/** The worker's caches are named by this prefix and a version. The modules' caches have other names. */
const cachePrefix = 'kvota-build-';

export const cacheName = (version: string): string => cachePrefix + version;
export const isBuildCache = (name: string): boolean => name.startsWith(cachePrefix);

/** Returns the name of a file without its hash, which is the same in every build. */
function withoutHash(address: string): string {
  const path = new URL(address, 'https://any.example').pathname;
  return path.replace(/-[\w-]{7}(?=\.\w+$)/, '');
}

/**
 * Returns the files of a build to fetch in advance: those that everybody needs, and those of the rest that the player had
 * of earlier builds. If the player saves data, only the file that the page has loaded anyway.
 */
export function filesToPrecache(files: BuildFiles, had: readonly string[], savesData: boolean): readonly string[] {
  const known = new Set(had.map(withoutHash));
  const wanted = files.chosen.filter((file) => known.has(withoutHash(file)));
  return savesData ? [files.entry] : [...files.needed, ...wanted];
}

/**
 * Returns how to answer a request (OP-79): a page from the network, else from the cache; a file of a build from the cache;
 * anything else not at all. A page of the platform, such as the sign-in, comes from the network alone (NET-40).
 */
export function requestKind(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'file' | 'elsewhere' | 'none' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'none';
  if (request.mode === 'navigate') return isPlatformPath(url.pathname) ? 'elsewhere' : 'page';
  return url.pathname.startsWith('/assets/') ? 'file' : 'none';
}
