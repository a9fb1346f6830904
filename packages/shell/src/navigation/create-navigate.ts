import { pathOf } from '@kvota/sitemap';
import type { AnyRouter } from '@tanstack/react-router';

import type { Host } from '../host/host.ts';
import { localeAtom } from '../state/atoms.ts';

/** Creates a host's `navigate`. Host and router are looked up later, because each needs the other to be created. */
export function createNavigate(host: () => Pick<Host, 'store'>, router: () => AnyRouter): Host['navigate'] {
  return (page, { params, search, replace = false } = {}) => {
    const to = pathOf(page, host().store.get(localeAtom), params);
    void router().navigate({ to, search: search ?? {}, replace });
  };
}
