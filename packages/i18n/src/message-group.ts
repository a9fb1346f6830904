/** Groups of texts, each loaded separately (I18N-03). The account pages have a separate group, so that no other page loads it. */
export const messageGroups = ['betting', 'site', 'casino', 'account'] as const;

export type MessageGroup = (typeof messageGroups)[number];

/** Groups that only servers render. They are compiled into a separate table, so that no app includes them. */
export const serverGroups = ['identity', 'head'] as const;

export type ServerGroup = (typeof serverGroups)[number];
