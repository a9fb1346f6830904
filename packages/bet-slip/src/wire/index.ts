export { fromChecks, fromPing, fromTicketResponse } from './answers.ts';
export { fromBooking, toBooking } from './booking.ts';
export { outcomeOfSubcode, ticketOutcomes, toReason } from '../slip/outcome/ticket-outcomes.ts';
export { toTicketRequest } from './ticket-request.ts';
export type { TicketOutcome, TicketOutcomeName } from '../slip/outcome/ticket-outcomes.ts';
export type { BookingRequest, LoadedBooking } from './booking.ts';
export type { TicketRequest } from './ticket-request.ts';
