import { expect, test } from 'vitest';

import { scriptsOf, type FirstRequests } from './first-requests.ts';

const requests: FirstRequests = {
  pages: {
    '/': { scripts: ['/home.js'], texts: ['site'] },
    '/betting': { scripts: ['/services.js', '/offer.js'], texts: ['site', 'betting'] },
  },
  match: { scripts: ['/match.js', '/offer.js'], texts: ['site'] },
  texts: {
    en: { site: '/en-site.js', betting: '/en-betting.js' },
    rs: { site: '/rs-site.js', betting: '/rs-betting.js' },
  },
};
const at = (locale: string, pathname: string, search = '') => scriptsOf(requests, locale, { pathname, search });

test('[SPEED-01] a page gets its scripts and texts in its language, whatever the case and the end of its path', () => {
  const betting = ['/services.js', '/offer.js', '/en-site.js', '/en-betting.js'];
  expect(at('en', '/en/betting')).toEqual(betting);
  expect(at('en', '/EN/Betting/')).toEqual(betting);
  expect(at('rs', '/betting')).toContain('/rs-betting.js');
  expect(at('rs', '/')).toEqual(['/home.js', '/rs-site.js']);
  expect(at('en', '/en')).toEqual(['/home.js', '/en-site.js']);
});

test('[SPEED-01] a match by its link gets the files of the match page too, each once', () => {
  const match = ['/services.js', '/offer.js', '/match.js', '/en-site.js', '/en-betting.js'];
  expect(at('en', '/en/betting', '?event=12')).toEqual(match);
});

test('a path that the build does not list gets nothing', () => {
  expect(at('en', '/en/profile')).toEqual([]);
  expect(at('en', '/english')).toEqual([]);
});
