import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });
