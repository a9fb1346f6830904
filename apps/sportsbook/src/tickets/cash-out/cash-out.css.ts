import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const form = style({ display: 'grid', gap: space[16], minWidth: 0 });

/** Reserves the place of a message. */
export const message = style({ display: 'grid', alignContent: 'start', minHeight: 64 });
