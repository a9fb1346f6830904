import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Below the prices of a market. */
export const history = style({ display: 'grid', gap: vars.space[8], minWidth: 0 });

/** The cards of the markets next to each other. */
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 });

const rows = (gridTemplateColumns: string): string =>
  style({ display: 'grid', gap: vars.space[4], gridTemplateColumns });

/** Prices of a card by the number of columns. */
export const plain = { 2: rows('repeat(2, minmax(0, 1fr))'), 3: rows('repeat(3, minmax(0, 1fr))') };

/** The same with a label at the start of each row. */
export const labelled = {
  2: rows('minmax(40px, auto) repeat(2, minmax(68px, 1fr))'),
  3: rows('minmax(40px, auto) repeat(3, minmax(60px, 1fr))'),
};

export const head = style({ alignSelf: 'end', minWidth: 0, overflow: 'hidden' });

export const label = style({ alignSelf: 'center', minWidth: 0, paddingInlineStart: vars.space[4] });
