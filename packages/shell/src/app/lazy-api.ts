import type { ApiClient } from '@kvota/api-client';

/** A client of every call whose code is fetched with the first call, so that it weighs nothing before the first paint. */
export function createLazyApi(load: () => Promise<ApiClient>): ApiClient {
  let loading: Promise<ApiClient> | undefined;
  const client = (): Promise<ApiClient> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const call =
    (name: string) =>
    async (input: unknown): Promise<unknown> => {
      const api = await client();
      const target: unknown = Reflect.get(api, name);
      if (typeof target !== 'function') throw new TypeError(`The contract has no call "${name}".`);
      return Reflect.apply(target, api, [input]);
    };
  const calls = new Map<string, ReturnType<typeof call>>();
  const proxy = new Proxy(
    {},
    {
      get(_, name) {
        // Whoever awaits the client asks it for `then`, whoever writes it down for `toJSON`: neither is a call.
        if (typeof name !== 'string' || name === 'then' || name === 'toJSON') return undefined;
        const known = calls.get(name) ?? call(name);
        calls.set(name, known);
        return known;
      },
    },
  );
  // Each property is a function that passes its input on to the call of the same name.
  return proxy as unknown as ApiClient;
}
