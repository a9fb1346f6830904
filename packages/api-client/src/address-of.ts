import type { Call } from '@kvota/contracts';

/** The parts of a request that belong to its address. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the address of a call below a base address, which may have a path. If a query value is undefined or null it is
 * left out; if it is a list, its name is repeated.
 *
 * @throws TypeError if a path parameter is missing, `.` or `..`.
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
  // Browsers resolve `.` and `..` even if they are encoded, and the request would reach another call.
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`${call.path} needs a value for {${name}}, not "${text}".`);
  }
  return encodeURIComponent(text);
}
