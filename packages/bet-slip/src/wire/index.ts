export { fromChecks, fromPing, fromTicketResponse } from './answers.ts';
export { toTicketRequest } from './ticket-request.ts';
export type { TicketRequest } from './ticket-request.ts';
