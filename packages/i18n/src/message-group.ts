/** The groups in which texts are kept and loaded (I18N-03); the account pages have one of their own, so that no other page loads it. */
export const messageGroups = ['betting', 'site', 'casino', 'account'] as const;

export type MessageGroup = (typeof messageGroups)[number];
