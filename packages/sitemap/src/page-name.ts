/** Page names of route metadata, in the spelling of the specification (ROUTE-50, OP-02). */
export const pageNames = [
  'Home',
  'betting',
  'liveBetting',
  'ticketHistory',
  'transactions',
  'userSettings',
  'office',
  'agencyTickets',
  'userReview',
  'casino',
  'casinoLive',
  'casinoSection',
  'virtuals',
  'casinoGame',
] as const;

export type PageName = (typeof pageNames)[number];
