import { pageIds, pathOf } from '@kvota/sitemap';
import { expect, test } from 'vitest';

import { agencyPages, barPages, furtherPages, isOpen } from './agency-pages.ts';

test('[AFF-01] every page of the area has one link, or belongs to one', () => {
  const inArea = pageIds().filter((id) => pathOf(id).startsWith('/affiliates/'));
  for (const id of inArea)
    expect(
      agencyPages.filter((entry) => isOpen(entry, id)),
      id,
    ).toHaveLength(1);
  const required = ['Office', 'PromoCodes', 'Tickets', 'UsersReview', 'Calculation'].map((name) => `affiliates${name}`);
  expect(agencyPages.map(({ page }) => page)).toEqual(expect.arrayContaining(required));
});

test('the bottom bar has at most five items, the last of which leads to the others', () => {
  expect(barPages).toHaveLength(4);
  expect([...barPages, ...furtherPages]).toEqual(agencyPages);
});
