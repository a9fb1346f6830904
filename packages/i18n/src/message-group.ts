/** Groups of texts, each loaded separately (I18N-03). Account pages, vouchers, paid tickets, the history of games, the agents' pages, the theme tools and the frame of the games have groups that no other page loads. */
export const messageGroups = [
  'betting',
  'tickets',
  'site',
  'casino',
  'history',
  'account',
  'vouchers',
  'agency',
  'theme',
  'games',
] as const;

export type MessageGroup = (typeof messageGroups)[number];

/** Groups that only servers render. They are compiled into a separate table, so that no app includes them. */
export const serverGroups = ['identity', 'head'] as const;

export type ServerGroup = (typeof serverGroups)[number];
