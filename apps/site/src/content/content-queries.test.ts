import type { Banner } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { bannersOf } from './content-queries.ts';

const banner = (id: string, rest: Partial<Banner> = {}): Banner => ({
  id,
  page: 'home',
  image: '',
  mobileImage: '',
  title: id,
  link: '',
  order: 1,
  active: true,
  ...rest,
});
const home = { page: 'home', enabled: true, interval: 5000 };

test('[CALL-12, CALL-13, SET-16] an enabled page shows its active banners in their order', () => {
  const banners = [
    banner('b', { order: 2 }),
    banner('off', { active: false }),
    banner('promo', { page: 'promo' }),
    banner('a'),
  ];
  const shown = bannersOf('home', [home], banners);
  expect(shown.banners.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(shown.interval).toBe(5000);
  expect(bannersOf('home', [{ ...home, enabled: false }], banners).banners).toEqual([]);
  expect(bannersOf('betting', [home], banners).banners).toEqual([]);
});
