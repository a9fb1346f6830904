import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const head = style({ display: 'grid', gap: vars.space[4] });

/** A comfortable width for writing. */
export const panel = style({ maxWidth: 760 });
export const form = style({ display: 'grid', gap: vars.space[16], padding: vars.space[4] });
export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ display: 'flex', justifyContent: 'flex-start' });
export const alert = style({ selectors: { '&:empty': { display: 'none' } } });
