import type { AgencyRight } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconArrowsExchange,
  IconBuildingStore,
  IconCalculator,
  IconGift,
  IconHistory,
  IconReceipt,
  IconTicket,
  IconUserCog,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

/** A page of the area among its links. */
export interface AgencyPage {
  readonly page: SitemapId;
  readonly label: MessageDescriptor;
  readonly icon: Icon;
  /** The right that staff needs for the page. */
  readonly right?: AgencyRight;
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
  {
    page: 'affiliatesTickets',
    label: msg({ id: 'agency.page.tickets', message: 'Tickets' }),
    icon: IconReceipt,
    right: 'tickets',
  },
  {
    page: 'affiliatesCalculation',
    label: msg({ id: 'agency.page.calculation', message: 'Calculation' }),
    icon: IconCalculator,
    below: ['affiliatesStatement', 'affiliatesPlan'],
  },
  {
    page: 'affiliatesPromoCodes',
    label: msg({ id: 'agency.page.promo', message: 'Promo codes' }),
    icon: IconGift,
    right: 'plans',
  },
  {
    page: 'affiliatesVouchers',
    label: msg({ id: 'agency.page.vouchers', message: 'Vouchers' }),
    icon: IconTicket,
    right: 'money',
  },
  { page: 'affiliatesAudit', label: msg({ id: 'agency.page.audit', message: 'Audit' }), icon: IconHistory },
  {
    page: 'affiliatesUserSettings',
    label: msg({ id: 'agency.page.settings', message: 'User settings' }),
    icon: IconUserCog,
  },
];

/** Pages of a link that need a right which the others do not. */
const rightsBelow: Partial<Record<SitemapId, AgencyRight>> = { affiliatesStatement: 'plans', affiliatesPlan: 'plans' };

/** Returns the right that staff needs for a page; undefined if everybody may see it. */
export const rightOfPage = (page: SitemapId | undefined): AgencyRight | undefined =>
  page === undefined ? undefined : (rightsBelow[page] ?? agencyPages.find((entry) => entry.page === page)?.right);

/** Links of the bottom bar beside "More", so that it has five. */
export const inBar = 4;

/** Returns the links of the pages that a person may see. */
export const pagesFor = (may: (right: AgencyRight) => boolean): readonly AgencyPage[] =>
  agencyPages.filter(({ right }) => right === undefined || may(right));

/** True if a page is that of a link, or belongs to it. */
export const isOpen = ({ page, below }: AgencyPage, current: SitemapId | undefined): boolean =>
  current !== undefined && (page === current || below?.includes(current) === true);
