import { basePaths, locales } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import { expect, test } from 'vitest';

import { otherPathsOf } from './other-paths.ts';
import { pathOf } from './path.ts';
import { isPlatformPath, platformPaths } from './platform-path.ts';
import { pageIds } from './sitemap.ts';

const isForOperators = (path: string): boolean => path.startsWith('/operator/');

test('[NET-40, CALL-01] every call that an app makes is at a path of the platform, those of operators are not', () => {
  for (const { path } of Object.values(wireCalls))
    expect([path, isPlatformPath(path)]).toEqual([path, !isForOperators(path)]);
  const others = ['/oidc', '/socket.io'];
  expect(platformPaths.filter((start) => !others.includes(start))).toEqual(
    basePaths.filter((start) => !isForOperators(`${start}/`)),
  );
});

test('[NET-40] no page is at a path of the platform, nor is a document, health or metrics', () => {
  const parameters = { provider: 'house', game: 'roulette', doc: 'terms' };
  const pages = pageIds().flatMap((id) => [
    ...locales.map((locale) => pathOf(id, locale, parameters)),
    pathOf(id),
    ...otherPathsOf(id),
  ]);
  const others = ['/docs/json', '/health', '/ready', '/metrics', '/base', '/base/v10/users', '/Games/V1/x', '/oidcs/x'];
  expect([...pages, ...others].filter(isPlatformPath)).toEqual([]);
});
