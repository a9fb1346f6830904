import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const legs = style({ overflow: 'visible' });

export const stamp = style({ display: 'inline-flex', paddingInlineStart: space[4] });

export const note = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] });

/** The steps on one side, the totals on the other; below each other if there is no room. */
export const stub = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[16]} ${space[32]}`,
});

export const totals = style({ display: 'grid', gap: space[12] });

/** A moment is not broken over two lines. */
export const soldAt = style({ display: 'inline-block' });

export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[4]} ${space[8]}`,
});
