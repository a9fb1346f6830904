import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const sidebar = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const wideOnly = style({ '@media': { [media.belowWide]: { display: 'none' } } });
