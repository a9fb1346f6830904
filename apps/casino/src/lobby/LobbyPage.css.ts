import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `0 0 ${vars.space[4]}`,
});

/** One line that scrolls if it has no room. */
export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space[8],
  marginBottom: vars.space[8],
  // Room for the focus ring.
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Is not there if there is no jackpot. */
export const jackpot = style({ marginBottom: vars.space[16], selectors: { '&:empty': { display: 'none' } } });

export const rails = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const railHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBottom: vars.space[4],
});

/** A link is taller than a heading for the sake of touch. If the row grew with it, it would part heading and tiles. */
export const all = style({
  display: 'flex',
  flexShrink: 0,
  marginBlock: `calc(-1 * ${vars.space[12]})`,
});

/** One line of tiles that scrolls; a part of the next tile shows that there are more. */
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(250px, 44%)',
  gap: vars.space[12],
  // Room for the focus ring.
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
});

export const toolbar = style({ display: 'grid', gap: vars.space[8], marginBottom: vars.space[16] });

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const find = style({ flex: '1 1 220px', minWidth: 0 });

export const count = style({ minHeight: vars.space[16] });

export const more = style({ display: 'grid', justifyContent: 'center', padding: vars.space[24] });

export const onSale = style({ display: 'grid', gap: vars.space[12] });

export const sports = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
