import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

/** A part of the page: its heading, a line about it, and its cards. */
export const part = style({ display: 'grid', gridTemplateColumns: column, gap: space[12] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

/** As many cards beside each other as fit; one alone is not stretched over the page. */
export const cards = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
});

/** The lines of a card below each other. */
export const card = style({ display: 'grid', gridTemplateColumns: column, gap: space[12], alignContent: 'start' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** Two columns of panels that need not end at the same line. */
export const columns = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: column,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Panels below each other in one of the columns. */
export const stack = style({ display: 'grid', gridTemplateColumns: column, gap: space[16] });

/** Rows below each other, each with its button at the end. */
export const rows = style({ display: 'grid', gridTemplateColumns: column, gap: space[8] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
});

/** Buttons of one width, in pairs. */
export const choices = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

/** A field that is not stretched over a panel. */
export const field = style({ maxWidth: '340px' });

/** Text that is easy to read. */
export const prose = style({ maxWidth: '68ch' });

export const form = style({ display: 'grid', gridTemplateColumns: column, gap: space[16] });
