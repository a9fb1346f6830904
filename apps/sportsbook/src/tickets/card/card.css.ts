import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space, size } = vars;

/** Keeps the area under the header free when a ticket is scrolled into view. */
export const card = style({ scrollMarginTop: `calc(${size.header} + ${size.marquee} + ${space[16]})` });
