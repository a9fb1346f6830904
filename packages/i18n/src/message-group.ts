/** The groups in which texts are kept and loaded (I18N-03). */
export const messageGroups = ['betting', 'site', 'casino'] as const;

export type MessageGroup = (typeof messageGroups)[number];
