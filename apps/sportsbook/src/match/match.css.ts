import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

/** The way back and the tracker, at both ends of a line. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

/** A match without a frame around it. */
export const alone = style({ maxWidth: 880, marginInline: 'auto', padding: vars.space[12] });

export const league = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

/** Tracker and statistics with the events beside them, so that the prices stay near the top. */
export const course = style({
  display: 'grid',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const column = style({ display: 'grid', gap: vars.space[8], minWidth: 0 });
