import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space[16] });
export const versions = style({ display: 'grid', gap: vars.space[8] });
