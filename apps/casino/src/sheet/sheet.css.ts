import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: vars.space[12] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 45%), 1fr))',
  gap: vars.space[12],
});

export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[12] });
