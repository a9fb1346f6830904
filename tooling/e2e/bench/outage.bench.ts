// Measures the seconds from the end of an outage of 10 s until a page shows a price that changed meanwhile (NET-08).
import { setTimeout as wait } from 'node:timers/promises';

import { addresses } from '../src/addresses.ts';
import { deploySite } from '../src/network/deployed-site.ts';
import { bringBack, takeDown } from '../src/network/outage.ts';
import { openSignedIn } from '../src/screens/session.ts';
import { expectOnSlip, matchPath, moveOdds, pick, priceOf } from '../src/screens/slip.ts';
import { clientTest as test, expect } from '../src/test.ts';
import { freshMatch } from '../src/world/fresh-match.ts';

const outage = 10_000;
const limit = 5000;
const rounds = 3;

test.use({ baseURL: addresses.deployed });

for (const death of ['refused', 'silent'] as const) {
  test(`the page shows a new price within ${limit} ms after an outage (${death})`, async ({ browser }) => {
    test.setTimeout(60_000 * rounds);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await using site = await deploySite({ worker: 'off' });
      await using context = await browser.newContext();
      const page = await context.newPage();
      const match = await freshMatch('prematch');
      await openSignedIn(page, matchPath(match));
      await pick(page, match);
      await takeDown(site, death);
      await wait(outage);
      await moveOdds(match, '7.77', '2');
      await bringBack(site);
      const since = performance.now();
      await expect(priceOf(page, match, '2')).toContainText('7.77');
      times.push(Math.round(performance.now() - since));
      await expectOnSlip(page, match);
    }
    console.log(`${death}: ${times.join(', ')} ms`);
    expect(Math.max(...times)).toBeLessThanOrEqual(limit);
  });
}
