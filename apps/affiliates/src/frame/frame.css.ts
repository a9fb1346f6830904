import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: column, gap: space[16], alignContent: 'start' });
export const stack = style({ display: 'grid', gridTemplateColumns: column, gap: space[12], alignContent: 'start' });
/** A heading, and what belongs to it at the end of the line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
});
/** Filters, buttons or badges beside each other. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', minWidth: 0 });
/** A name with a line below it. */
export const names = style({ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});
/** Buttons beside each other. On a phone they share the width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { width: '100%' } },
});
export const act = style({ '@media': { [media.phone]: { flex: '1 1 140px' } } });
