/** Minutes from the payment of a ticket in which an agent may ask for it to be voided. */
export const voidMinutes = 15;
