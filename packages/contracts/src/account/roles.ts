/** Role that sees the payment link and the theme tools (ROLE-04). */
export const paymentRole = 'AL2';
/** Role that edits and publishes the appearance of the sites: by default that of the payment link (ROLE-04, THEME-08). */
export const designerRole = 'AL2';
/** Role that is not signed out when maintenance begins (ROLE-05). */
export const maintenanceExemptRole = 'AL99';
/** Default of the configurable role that opens the agents' office (OP-69). */
export const agentRole = 'AGENT';
/** Role that may use the operator controls of the reference platform. */
export const operatorRole = 'OPERATOR';
