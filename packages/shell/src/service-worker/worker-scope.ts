/** The part of a service worker's scope that is used here. The package is checked with the types of a page, which lack it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (request: RequestInfo, options?: RequestInit) => Promise<Response>;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly unknown[]> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  readonly navigator: object;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
}

export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message from a page to its worker. */
export type WorkerMessage =
  /** Files of the build that the page has loaded, some of them before the worker was registered. */
  | { readonly kind: 'loaded'; readonly files: readonly string[] }
  /** A page of the worker's own build runs, so the worker need not wait unless another page is open. */
  | { readonly kind: 'take-over' };

/** Reads a message, or returns undefined: a page of another build may send others. */
export function readMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const [kind, files]: unknown[] = [Reflect.get(data, 'kind'), Reflect.get(data, 'files')];
  if (kind === 'take-over') return { kind };
  if (kind !== 'loaded' || !Array.isArray(files)) return undefined;
  return { kind, files: files.filter((file): file is string => typeof file === 'string') };
}
