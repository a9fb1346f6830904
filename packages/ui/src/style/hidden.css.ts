import { style } from '@vanilla-extract/css';
import { hiddenVisually } from './parts.ts';

export const visuallyHidden = style(hiddenVisually);
