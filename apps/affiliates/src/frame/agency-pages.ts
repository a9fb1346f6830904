import type { SitemapId } from '@kvota/sitemap';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconArrowsExchange,
  IconBuildingStore,
  IconCalculator,
  IconGift,
  IconReceipt,
  IconUserCog,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

/** A page of the area among its links. */
export interface AgencyPage {
  readonly page: SitemapId;
  readonly label: MessageDescriptor;
  readonly icon: Icon;
  /** Other pages that belong to the link. */
  readonly below?: readonly SitemapId[];
}

/** The pages of the area in order (AFF-01). Those that are being built come last. */
export const agencyPages: readonly AgencyPage[] = [
  { page: 'affiliatesOffice', label: msg({ id: 'agency.page.office', message: 'Office' }), icon: IconBuildingStore },
  {
    page: 'affiliatesUsersReview',
    label: msg({ id: 'agency.page.users', message: 'Users' }),
    icon: IconUsers,
    below: ['affiliatesUser'],
  },
  {
    page: 'affiliatesTransfers',
    label: msg({ id: 'agency.page.transfers', message: 'Transfers' }),
    icon: IconArrowsExchange,
  },
  { page: 'affiliatesTickets', label: msg({ id: 'agency.page.tickets', message: 'Tickets' }), icon: IconReceipt },
  {
    page: 'affiliatesCalculation',
    label: msg({ id: 'agency.page.calculation', message: 'Calculation' }),
    icon: IconCalculator,
  },
  { page: 'affiliatesPromoCodes', label: msg({ id: 'agency.page.promo', message: 'Promo codes' }), icon: IconGift },
  {
    page: 'affiliatesUserSettings',
    label: msg({ id: 'agency.page.settings', message: 'User settings' }),
    icon: IconUserCog,
  },
];

/** Links of the bottom bar beside "More", so that it has five. */
export const barPages = agencyPages.slice(0, 4);
/** Links in the sheet of "More". */
export const furtherPages = agencyPages.slice(4);

/** True if a page is that of a link, or belongs to it. */
export const isOpen = ({ page, below }: AgencyPage, current: SitemapId | undefined): boolean =>
  current !== undefined && (page === current || below?.includes(current) === true);
