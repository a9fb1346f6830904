import { style } from '@vanilla-extract/css';

/**
 * Desaturated instead of faded, because content that may be out of date must stay readable. Without a transition,
 * because all of it becomes current in one step.
 */
export const dimmed = style({ selectors: { '&[data-stale]': { filter: 'grayscale(1)' } } });
