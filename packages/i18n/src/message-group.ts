/** The groups in which texts are kept and loaded (I18N-03); the account pages have one of their own, so that no other page loads it. */
export const messageGroups = ['betting', 'site', 'casino', 'account'] as const;

export type MessageGroup = (typeof messageGroups)[number];

/** Groups that only servers render. They are compiled into a table of their own, so that no app carries them. */
export const serverGroups = ['identity'] as const;

export type ServerGroup = (typeof serverGroups)[number];
