export { paidLeg, paidTicket, receiptTexts } from './paid-ticket.ts';
