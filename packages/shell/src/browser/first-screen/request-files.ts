import { firstRequestsId, scriptsOf, type FirstRequests } from './first-requests.ts';

/**
 * Lets the browser fetch everything at once that the first screen of this address needs (SPEED-01). Otherwise it would learn
 * of each file from another one. A development server lists nothing.
 */
export function requestFirstFiles(page: Document, locale: string, address: Location): void {
  const list = page.getElementById(firstRequestsId)?.textContent;
  if (!list) return;
  const requests = JSON.parse(list) as FirstRequests; // written by the build
  for (const href of scriptsOf(requests, locale, address)) {
    const link = page.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    page.head.append(link);
  }
}
