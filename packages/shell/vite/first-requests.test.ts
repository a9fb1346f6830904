import { expect, test } from 'vitest';

import { firstRequestsOf, type BuiltChunk } from './first-requests.ts';

const chunk = (fileName: string, imports: string[], moduleIds: string[] = []): BuiltChunk => ({
  fileName,
  imports,
  moduleIds,
});
const build = [
  chunk('index.js', ['site.js']),
  chunk('site.js', [], ['/src/main.tsx']),
  chunk('assets/offer.js', ['site.js', 'assets/kit.js'], ['/src/prematch/BettingPage.tsx']),
  chunk('assets/kit.js', ['site.js']),
  chunk('assets/match.js', ['assets/offer.js', 'assets/chart.js'], ['/src/match/MatchPage.tsx']),
  chunk('assets/chart.js', []),
  chunk('assets/texts-de-betting-1a.js', [], ['/i18n/src/compiled/de/betting.ts']),
  chunk('assets/texts-de-account-2b.js', [], ['/i18n/src/compiled/de/account.ts']),
];
const screens = {
  pages: { betting: { parts: ['prematch/BettingPage.tsx'], texts: ['betting'] } },
  match: { parts: ['match/MatchPage.tsx'], texts: [] },
} as const;

test('[SPEED-01] the list has a page’s chunks with all they import, except those that the page names itself, and only texts of first screens', () => {
  const { pages, match, texts } = firstRequestsOf(build, 'index.js', screens);
  expect(pages['/betting']).toEqual({
    scripts: ['/assets/offer.js', '/assets/kit.js'],
    texts: ['betting'],
  });
  expect(match.scripts).toContain('/assets/chart.js');
  expect(texts).toEqual({ de: { betting: '/assets/texts-de-betting-1a.js' } });
});

test('a part that no chunk has fails the build and says where to correct it', () => {
  const wrong = { ...screens, match: { parts: ['match/Match.tsx'], texts: [] } };
  expect(() => firstRequestsOf(build, 'index.js', wrong)).toThrow(/match\/Match\.tsx.*vite\.config\.ts/);
});
