import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { head, page } from '../frame/frame.css.ts';

const { space } = vars;

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const roll = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const needs = style({ display: 'grid', gap: space[12] });

export const need = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const needText = style({ display: 'grid', gap: space[2], minWidth: 0 });
