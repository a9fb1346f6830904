import { pageIds, pathOf } from '@kvota/sitemap';
import { expect, test } from 'vitest';

import { agencyPages, isOpen, pagesFor, rightOfPage } from './agency-pages.ts';

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

test('[OP-74] staff gets the links of the pages that it may see; agents get all', () => {
  expect(pagesFor(() => true)).toEqual(agencyPages);
  const without = pagesFor((right) => right !== 'tickets').map(({ page }) => page);
  expect(without).not.toContain('affiliatesTickets');
  expect(without).toContain('affiliatesPromoCodes');
  expect(pagesFor(() => false).map(({ page }) => page)).toContain('affiliatesOffice');
  expect(rightOfPage('affiliatesStatement')).toBe('plans');
  expect(rightOfPage('affiliatesOffice')).toBeUndefined();
});
