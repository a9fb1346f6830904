import { createGlobalVar } from '@vanilla-extract/css';

/** How many odds a market table shows; set by the table, read by its rows. */
export const columnsVar = createGlobalVar('kvota-local-columns');
/** How many of them stay where the table is narrow. */
export const phoneColumnsVar = createGlobalVar('kvota-local-phone-columns');
/** A share between 0 and 1, set by the component that draws it. */
export const shareVar = createGlobalVar('kvota-local-share');
/** How long something takes, in seconds; set by what moves. */
export const secondsVar = createGlobalVar('kvota-local-seconds');
/** How much of the top of the window is covered; set by the frame, read by what sticks below its header. */
export const stickyTopVar = createGlobalVar('kvota-local-sticky-top');
/** How high the notices of the moment are, with the space around them; set on the root, read by what opens over the page. */
export const noticesVar = createGlobalVar('kvota-local-notices');
