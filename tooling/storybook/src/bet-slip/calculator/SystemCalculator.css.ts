import { style } from '@vanilla-extract/css';
import { figures, vars } from '@kvota/ui';

const { color, space, size } = vars;

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: space[4],
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.sm,
  background: color.bg.inset,
  fontSize: size.text[13],
});

export const odds = style([figures, { fontWeight: 700 }]);
