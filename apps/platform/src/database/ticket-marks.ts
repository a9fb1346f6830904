/** Bits of `tickets.marks`. Nothing sets `cashback` yet: the platform pays none. */
export const ticketMarks = { live: 1, single: 2, standard: 4, system: 8, freeBet: 16, sold: 32, cashback: 64 } as const;
export type TicketMark = keyof typeof ticketMarks;
