import { style } from '@vanilla-extract/css';

/**
 * Drained of colour rather than made paler: what may be out of date still has to be read. At once and without a
 * transition, since all of it is fresh again in one step.
 */
export const dimmed = style({ selectors: { '&[data-stale]': { filter: 'grayscale(1)' } } });
