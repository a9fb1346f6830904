import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { head, page } from '../frame/frame.css.ts';

const { space } = vars;

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const roll = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
