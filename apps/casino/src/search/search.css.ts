import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Leaves the hits below the field room, on a phone above its keyboard. */
export const search = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minHeight: 'min(320px, 50dvh)',
  // Room for the ring of the focus.
  paddingTop: vars.space[4],
});

export const last = style({ display: 'grid', gap: vars.space[8] });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
