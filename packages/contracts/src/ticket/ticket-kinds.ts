/** Kinds of tickets: one selection, several without groups, and those with groups (OP-71). */
export const ticketKinds = ['single', 'standard', 'system'] as const;
export type TicketKind = (typeof ticketKinds)[number];
