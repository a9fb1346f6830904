import type { SiteApi } from './calls/site-api.ts';

/** Fetches the code of some calls. */
export type LoadCalls = () => Promise<Partial<SiteApi>>;

/** Calls whose names match. They are in this group, and no others are. */
export interface NamedCalls {
  readonly names: RegExp;
  readonly load: LoadCalls;
}

/**
 * Creates a client of all calls whose code is fetched with the first call, so that it costs nothing before the first
 * paint. The groups are searched in order, those with names only for these, and before all others. Each is
 * fetched once, and again after a failure.
 */
export function createLazyApi(groups: readonly (LoadCalls | NamedCalls)[]): SiteApi {
  const loading: (Promise<Partial<SiteApi>> | undefined)[] = [];
  const fetched = (at: number, load: LoadCalls): Promise<Partial<SiteApi>> =>
    (loading[at] ??= load().catch((error: unknown) => {
      loading[at] = undefined;
      throw error;
    }));
  const call =
    (name: string) =>
    async (input: unknown): Promise<unknown> => {
      const own = groups.findIndex((group) => typeof group === 'object' && group.names.test(name));
      for (const [at, group] of groups.entries()) {
        if (own === -1 ? typeof group === 'object' : at !== own) continue;
        const load = typeof group === 'object' ? group.load : group;
        const api = await fetched(at, load);
        const target: unknown = Reflect.get(api, name);
        if (typeof target === 'function') return Reflect.apply(target, api, [input]);
      }
      throw new TypeError(`No such call: ${name}.`);
    };
  // Without a prototype, because the methods of every object are no calls.
  const calls = Object.create(null) as Record<string, ReturnType<typeof call> | undefined>;
  const proxy = new Proxy(calls, {
    get(known, name) {
      // `await` reads `then`, and `JSON.stringify` reads `toJSON`. Neither is a call.
      if (typeof name !== 'string' || name === 'then' || name === 'toJSON') return undefined;
      return (known[name] ??= call(name));
    },
  });
  // Each property is a function that passes its input on to the call of the same name.
  return proxy as unknown as SiteApi;
}
