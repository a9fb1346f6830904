import { style, type StyleRule } from '@vanilla-extract/css';
import { figures, focusRing, oneLine, rowTime, rowTimeDetail } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

/** Queries the table that contains the row, as its other rows do. */
const narrow = '(max-width: 599px)';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: vars.density.row,
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[12]}`,
  '@container': {
    [narrow]: { gridTemplateColumns: '64px minmax(0, 1fr) auto auto', columnGap: space[8], paddingInline: space[8] },
  },
  selectors: {
    '& + &': { borderTop: `1px solid ${color.border.subtle}` },
    '&[data-link]': { cursor: 'pointer' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-link]:hover': { background: `color-mix(in oklab, ${color.odds.bg} 35%, ${color.bg.surface})` },
      },
    },
  },
});

export const time = style([figures, rowTime(row)]);
export const detail = style({ ...rowTimeDetail, '@container': { [narrow]: { fontSize: size.text[12] } } });

const lines: StyleRule = { display: 'grid', gridTemplateRows: 'repeat(2, 22px)', alignItems: 'center' };

export const sides = style([
  focusRing,
  lines,
  {
    minWidth: 0,
    borderRadius: radius.sm,
    fontSize: size.text[15],
    fontWeight: 500,
    textAlign: 'start',
    selectors: {
      // The link covers the whole row, so that it is easy to hit on touch screens.
      '&:is(a, button)::before': { content: '""', position: 'absolute', inset: 0 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:is(a, button):hover': {
            textDecoration: 'underline',
            textUnderlineOffset: 3,
            textDecorationThickness: 1,
            textDecorationColor: color.brand.text,
          },
        },
      },
    },
  },
]);

/** The loser is muted and the winner bold. While a match is played both are alike. */
const told: StyleRule['selectors'] = {
  '&[data-outcome="won"]': { fontWeight: 700 },
  '&[data-outcome="lost"]': { color: color.text.secondary },
};

export const side = style({ display: 'flex', alignItems: 'center', minWidth: 0, selectors: told });
export const name = style([oneLine, { minWidth: 0 }]);

export const periods = style([
  figures,
  lines,
  {
    gridAutoFlow: 'column',
    gridAutoColumns: 26,
    color: color.text.muted,
    fontSize: size.text[15],
    textAlign: 'center',
    '@container': {
      [narrow]: {
        gridAutoColumns: 19,
        fontSize: size.text[13],
        // More than five periods leave a name no room, so the total is shown alone.
        selectors: { '&[data-many]': { display: 'none' } },
      },
    },
  },
]);

export const period = style({
  selectors: {
    '&[data-won]': { color: color.text.primary, fontWeight: 600 },
    '&[data-current]': { color: color.live.text, fontWeight: 600 },
  },
});

export const total = style([
  figures,
  lines,
  { minWidth: '2.5ch', fontSize: size.text[19], fontWeight: 600, textAlign: 'end' },
]);

export const sum = style({
  selectors: { ...told, [`${row}[data-live] &`]: { color: color.brand.text, fontWeight: 700 } },
});
