import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Below the prices of a market, as wide as its card. */
export const history = style({
  display: 'grid',
  flex: '1 0 100%',
  gap: vars.space[8],
  minWidth: 0,
  padding: vars.space[8],
});

/** Groups and search share a line where there is room for both. */
export const finder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { '(min-width: 720px)': { flexWrap: 'nowrap' } },
});

export const groups = style({ flex: '1 1 0', minWidth: 0 });

/** The search: its own line on a phone, else as wide as its icon and its key until it is used. */
export const search = style({
  flex: '1 0 100%',
  order: -1,
  minWidth: 0,
  '@media': {
    '(min-width: 720px)': {
      flex: '0 0 88px',
      order: 0,
      selectors: {
        '&:focus-within': { flexBasis: 220 },
        '&:has(input:not(:placeholder-shown))': { flex: '1 1 100%' },
      },
    },
    [`(min-width: 720px) and ${media.coarse}`]: { flexBasis: 52 },
  },
});

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
