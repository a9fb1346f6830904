import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const matchSkeleton = style({ display: 'grid', gap: vars.space[8] });
