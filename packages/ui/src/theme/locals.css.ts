import { createGlobalVar } from '@vanilla-extract/css';

/** The number of prices in a row of a market table; set by the table, read by its rows. */
export const columnsVar = createGlobalVar('kvota-local-columns');
/** The number of prices that stay if the table is narrow. */
export const phoneColumnsVar = createGlobalVar('kvota-local-phone-columns');
/** A share between 0 and 1, set by the component that draws it. */
export const shareVar = createGlobalVar('kvota-local-share');
/** A duration in seconds, set by the animated component. */
export const secondsVar = createGlobalVar('kvota-local-seconds');
/** The covered height at the top of the window; set by the frame, read by elements that stick below its header. */
export const stickyTopVar = createGlobalVar('kvota-local-sticky-top');
/** The height of the current snackbars, with the space around them; set on the root, read by layers over the page. */
export const noticesVar = createGlobalVar('kvota-local-notices');
/** The least height of the line above the main button of a ticket, and of the button; lower in a low window. */
export const ticketLineVar = createGlobalVar('kvota-local-ticket-line');
export const ticketMainVar = createGlobalVar('kvota-local-ticket-main');
