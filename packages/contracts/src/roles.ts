/** Sees the payment link and the theme tools (ROLE-04). */
export const paymentRole = 'AL2';
/** Exempt from the logout at maintenance (ROLE-05). */
export const maintenanceExemptRole = 'AL99';
/** Default of the configurable role that opens the affiliates (OP-69). */
export const agentRole = 'AGENT';
/** May use the operator controls of the reference platform. */
export const operatorRole = 'OPERATOR';
