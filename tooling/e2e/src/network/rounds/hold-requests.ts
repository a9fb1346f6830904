import type { Page } from '@playwright/test';

import type { HeldLine } from './held-line.ts';

/**
 * Holds every request of a page, those included that a browser makes before a call to another origin. Playwright's
 * `page.route` would answer the latter itself. Resolves to a function that ends it.
 */
export async function holdRequests(page: Page, line: HeldLine): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const answered = new Map<string, (bytes: number) => void>();
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => answered.get(requestId)?.(encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => answered.get(requestId)?.(0));
  cdp.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request: { url }, resourceType: type }) => {
    const proceed = (): Promise<unknown> => cdp.send('Fetch.continueRequest', { requestId });
    const send = async (): Promise<number> => {
      const answer = new Promise<number>((done) => answered.set(networkId, done));
      await proceed();
      return answer;
    };
    // Fonts pass here a second time after their release.
    if (answered.has(networkId)) void proceed();
    else line.hold({ type, url, send });
  });
  await cdp.send('Network.enable');
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return () => cdp.detach();
}
