import { addresses } from '../../src/addresses.ts';
import { serveOneOrigin } from '../../src/network/one-origin.ts';
import type { CountedRequest } from '../../src/network/rounds/held-line.ts';
import { requestsInRounds } from '../../src/network/rounds/requests-in-rounds.ts';
import { matchPath } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

interface Budget {
  /** The chain of requests, the document included. */
  readonly rounds: number;
  /** Files and calls, and what is done over sockets if the content comes by them. */
  readonly requests: number;
  /** Bytes of the document, scripts, styles, fonts and images. */
  readonly files: number;
  /** Bytes of the scripts among them. */
  readonly scripts: number;
  /** Bytes of the answers to calls. */
  readonly calls: number;
}

/**
 * The most that each page requests before its content can be read. Rounds are exact. Files and scripts have a thousandth more than
 * they need. Requests have two more and calls a third more, because the simulated offer differs from hour to hour. The
 * bytes of sockets are not limited here, because they vary with the matches in play. For home, NET-36 limits them.
 */
const budgets = {
  home: { rounds: 7, requests: 34, files: 428_200, scripts: 319_100, calls: 12_300 },
  betting: { rounds: 3, requests: 23, files: 395_400, scripts: 286_200, calls: 18_500 },
  live: { rounds: 5, requests: 29, files: 395_400, scripts: 286_200, calls: 11_100 },
  match: { rounds: 3, requests: 25, files: 432_200, scripts: 323_000, calls: 14_900 },
  casino: { rounds: 4, requests: 26, files: 408_600, scripts: 299_600, calls: 7_000 },
} as const satisfies Record<string, Budget>;

/** Runs in the page: true if at least three odds are on screen and nothing is above them. */
function showsOdds(): boolean {
  const isReadable = (cell: Element): boolean => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return width > 0 && cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return [...document.querySelectorAll('[data-price][data-state="open"]')].filter(isReadable).length >= 3;
}

/** Runs in the page: true if it has at least three odds, which on home are below the window of a phone. */
const hasOdds = (): boolean => document.querySelectorAll('main [data-price][data-state="open"]').length >= 3;

/** Runs in the page: true if a game can be chosen and no part is a placeholder. */
const showsGames = (): boolean =>
  document.querySelector('main :is(h1, h2)') !== null && document.querySelector('main [aria-busy="true"]') === null;

const calls = ['XHR', 'Fetch'];

/** `live` if the content comes by the sockets. Elsewhere the page joins them while its answers are drawn. */
function usedBy(all: readonly CountedRequest[], live: boolean): Budget {
  const requests = live ? all : all.filter(({ type }) => type !== 'Socket');
  const bytesOf = (counts: (type: string) => boolean): number =>
    requests.reduce((sum, { type, bytes }) => (counts(type) ? sum + bytes : sum), 0);
  return {
    rounds: Math.max(...requests.map(({ round }) => round)),
    requests: requests.length,
    files: bytesOf((type) => type !== 'Socket' && !calls.includes(type)),
    scripts: bytesOf((type) => type === 'Script'),
    calls: bytesOf((type) => calls.includes(type)),
  };
}

/** Lists the requests by round, so that a failure shows what was added. */
const listed = (requests: readonly CountedRequest[]): string =>
  requests
    .map(({ round, type, bytes, url }) => [round, type.padEnd(10), String(bytes).padStart(7), url].join(' '))
    .join('\n');

// With one origin, as an app is served by default.
test.use({ baseURL: addresses.deployed, viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const pages = {
  home: { path: '/en', isThere: hasOdds, live: true },
  betting: { path: '/en/betting', isThere: showsOdds, live: false },
  live: { path: '/en/live_betting', isThere: showsOdds, live: true },
  match: { path: undefined, isThere: showsOdds, live: false },
  casino: { path: '/en/casino', isThere: showsGames, live: false },
} as const satisfies Record<keyof typeof budgets, unknown>;

for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
  const { path, isThere, live } = pages[name];
  test(`[SPEED-04] ${name} on a phone stays within its budget until its content can be read`, async ({ page }) => {
    await using _served = await serveOneOrigin('site', { worker: 'off' });
    const requests = await requestsInRounds(page, path ?? matchPath(await freshMatch('prematch')), isThere);
    const used = usedBy(requests, live);
    const budget: Budget = budgets[name];
    const exceeded = (Object.keys(budget) as (keyof Budget)[]).filter((figure) => used[figure] > budget[figure]);
    const report = `${name} uses ${JSON.stringify(used)}\n${listed(requests)}`;
    expect(exceeded, report).toEqual([]);
  });
}
