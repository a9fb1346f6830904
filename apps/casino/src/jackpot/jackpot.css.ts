import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: vars.space[12] });
