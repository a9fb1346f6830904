/** Prefix of the query keys of all ticket lists, so that one call invalidates them together. */
export const historyKey = ['ticketHistory'] as const;
