import { style } from '@vanilla-extract/css';
import { hiddenVisually } from './parts.ts';

export const visuallyHidden = style(hiddenVisually);

export const printOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
