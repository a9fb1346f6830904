import { style } from '@vanilla-extract/css';

/** A narrow column, as wide as a form is easy to fill in. */
export const narrow = style({ maxWidth: '560px' });
