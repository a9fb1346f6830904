import { style } from '@vanilla-extract/css';
import { figures, oneLine, textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });

export const words = style({ minWidth: 0 });

export const name = style([textStyle(19, 700, 'condensed'), oneLine, { display: 'block' }]);

export const detail = style([figures, { display: 'block', color: vars.color.text.secondary, fontWeight: 500 }]);
