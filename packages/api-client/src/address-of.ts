import type { Call } from '@kvota/contracts';

/** What goes into the address of a call. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The address of a call below a base address that may carry a path. Values that are undefined or null are left out of
 * the query; a list repeats its name. Throws a TypeError on a path parameter that is missing or would climb the path.
 */
export function addressOf(baseUrl: string, call: Call, { params = {}, query = {} }: AddressParts): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segmentOf(call, name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`;
}

function segmentOf(call: Call, name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // A browser resolves dots even when they are encoded, so that they would name another call.
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`${call.path} needs a value for {${name}}, not "${text}".`);
  }
  return encodeURIComponent(text);
}
