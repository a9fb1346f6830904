import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[12] });

export const title = style({ flexGrow: 1 });
