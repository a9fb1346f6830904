import type { SitemapId } from '@kvota/sitemap';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** The name of every page, for the title of the window and for pages that are being built. */
const titles: Record<SitemapId, MessageDescriptor> = {
  home: msg({ id: 'page.home', message: 'Home' }),
  aboutUs: msg({ id: 'page.aboutUs', message: 'About us' }),
  betting: msg({ id: 'page.betting', message: 'Betting' }),
  callback: msg({ id: 'page.callback', message: 'Logging in' }),
  casino: msg({ id: 'page.casino', message: 'Casino' }),
  casinoLive: msg({ id: 'page.casinoLive', message: 'Live casino' }),
  casinoSection: msg({ id: 'page.casinoSection', message: 'Casino games' }),
  casino2: msg({ id: 'page.casino2', message: 'Games by provider' }),
  casino3: msg({ id: 'page.casino3', message: 'Games by theme' }),
  contactUs: msg({ id: 'page.contactUs', message: 'Contact' }),
  index1: msg({ id: 'page.index1', message: 'Start page' }),
  liveBetting: msg({ id: 'page.liveBetting', message: 'Live betting' }),
  logout: msg({ id: 'page.logout', message: 'Logging out' }),
  match3: msg({ id: 'page.match3', message: 'Match tracker' }),
  messages: msg({ id: 'page.messages', message: 'Messages' }),
  numberGames: msg({ id: 'page.numberGames', message: 'Number games' }),
  other: msg({ id: 'page.other', message: 'Other games' }),
  payin: msg({ id: 'page.payin', message: 'Deposit' }),
  ping: msg({ id: 'page.ping', message: 'Service status' }),
  poker: msg({ id: 'page.poker', message: 'Poker' }),
  privacy: msg({ id: 'page.privacy', message: 'Privacy' }),
  promo: msg({ id: 'page.promo', message: 'Promotions' }),
  responsibleGambling: msg({ id: 'page.responsibleGambling', message: 'Responsible gambling' }),
  scores: msg({ id: 'page.scores', message: 'Results' }),
  skillGames: msg({ id: 'page.skillGames', message: 'Skill games' }),
  slots: msg({ id: 'page.slots', message: 'Slots' }),
  support: msg({ id: 'page.support', message: 'Support' }),
  termsnc: msg({ id: 'page.termsnc', message: 'Terms and conditions' }),
  ticketHistory: msg({ id: 'page.ticketHistory', message: 'Ticket history' }),
  virtuals: msg({ id: 'page.virtuals', message: 'Virtuals' }),
  voucherHistory: msg({ id: 'page.voucherHistory', message: 'Vouchers' }),
  accountPayment: msg({ id: 'page.accountPayment', message: 'Payment' }),
  accountSettings: msg({ id: 'page.accountSettings', message: 'Profile' }),
  accountTransactions: msg({ id: 'page.accountTransactions', message: 'Transactions' }),
  accountBonuses: msg({ id: 'page.accountBonuses', message: 'Bonuses' }),
  accountBonusesPeriodic: msg({ id: 'page.accountBonusesPeriodic', message: 'Periodic bonuses' }),
  accountBonusesRegular: msg({ id: 'page.accountBonusesRegular', message: 'Regular bonuses' }),
  affiliates: msg({ id: 'page.affiliates', message: 'Affiliates' }),
  affiliatesCalculation: msg({ id: 'page.affiliatesCalculation', message: 'Calculation' }),
  affiliatesOffice: msg({ id: 'page.affiliatesOffice', message: 'Office' }),
  affiliatesPromoCodes: msg({ id: 'page.affiliatesPromoCodes', message: 'Promo codes' }),
  affiliatesTickets: msg({ id: 'page.affiliatesTickets', message: 'Agency tickets' }),
  affiliatesUserSettings: msg({ id: 'page.affiliatesUserSettings', message: 'User settings' }),
  affiliatesUsersReview: msg({ id: 'page.affiliatesUsersReview', message: 'Users review' }),
  sportbettingRules: msg({ id: 'page.sportbettingRules', message: 'Betting rules' }),
  documents: msg({ id: 'page.documents', message: 'Documents' }),
  games: msg({ id: 'page.games', message: 'Game' }),
};

/** The name of a page in the language of now. */
export function usePageTitle(page: SitemapId | undefined): string | undefined {
  const { _ } = useLingui();
  return page && _(titles[page]);
}
