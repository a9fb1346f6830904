import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';

export const switcher = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
