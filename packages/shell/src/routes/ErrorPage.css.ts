import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', justifyItems: 'center', gap: vars.space[8], padding: vars.space[24] });

export const detail = style({ maxWidth: '60ch' });
