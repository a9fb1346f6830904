import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} 0 ${vars.space[16]}`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 45%), 1fr))',
  gap: vars.space[16],
});

/** One line that scrolls if it has no room. */
export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space[8],
  marginBottom: vars.space[16],
  // Room for the focus ring.
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const onSale = style({ display: 'grid', gap: vars.space[12] });

export const sports = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
