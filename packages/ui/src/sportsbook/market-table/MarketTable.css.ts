import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import {
  condensedBlank,
  figures,
  focusRing,
  focusRingInside,
  oneLine,
  rowTime,
  rowTimeDetail,
} from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { columnsVar, phoneColumnsVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, font } = vars;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Container queries, because the same rows are used in a column, a drawer or a page. */
const narrow = '(max-width: 599px)';
/** On a small tablet, or a page at double size, prices beside the names would leave the names no room. */
const tight = '(min-width: 600px) and (max-width: 719px)';

export const table = style({
  containerType: 'inline-size',
  borderRadius: radius.lg,
  background: color.bg.surface,
  overflow: 'clip',
  transition: `opacity ${vars.motion.base}`,
  // Desaturated instead of faded: prices that may be out of date must stay readable.
  selectors: { '&[data-stale]': { filter: 'grayscale(1)' } },
});

const gridTemplate = `minmax(0, 1fr) calc(${columnsVar} * (${size.oddsWidth} + ${space[4]})) 48px`;

const line: StyleRule = {
  display: 'grid',
  gridTemplateColumns: gridTemplate,
  alignItems: 'center',
  columnGap: space[8],
  paddingInline: space[12],
};
const tightLine = { vars: { [size.oddsWidth]: '60px' }, columnGap: space[4], paddingInline: space[8] };

export const header = style([
  line,
  {
    minHeight: size.leagueHeader,
    background: color.bg.raised,
    borderBottom: `1px solid ${color.border.subtle}`,
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: `${space[12]} ${space[8]}` },
      [tight]: tightLine,
    },
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
]);

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: size.leagueHeader,
  '@container': { [narrow]: { minHeight: 36 } },
  fontSize: size.text[17],
  fontWeight: 700,
  letterSpacing: '0.005em',
});

export const toggle = style([
  focusRingInside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    minHeight: 'inherit',
    flexGrow: 1,
    // Keeps the focus ring clear of the text.
    marginInlineStart: `calc(-1 * ${space[8]})`,
    paddingInline: space[8],
    font: 'inherit',
    color: 'inherit',
    borderRadius: radius.sm,
    '@media': { [media.coarse]: { minHeight: size.touch } },
  },
]);

export const chevron = style({
  color: color.text.muted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="false"] > &': { rotate: '-90deg' } },
});

export const title = style([oneLine, { minWidth: 0 }]);

export const count = style([figures, { color: color.text.muted, fontSize: size.text[15], fontWeight: 500 }]);

const cells: StyleRule = {
  display: 'grid',
  gridTemplateColumns: `repeat(${columnsVar}, ${size.oddsWidth})`,
  gap: space[4],
};

export const captions = style([
  cells,
  {
    color: color.text.muted,
    fontFamily: font.condensed,
    wordSpacing: condensedBlank,
    fontSize: size.text[15],
    fontWeight: 500,
    textAlign: 'center',
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        gridRow: 2,
        gridTemplateColumns: `repeat(${phoneColumnsVar}, minmax(0, 1fr))`,
        // The side of the header is wider than that of a row, so that captions are above the cells.
        marginInlineStart: `calc(${space[8]} - ${space[12]})`,
        paddingBottom: space[4],
        fontSize: size.text[13],
        lineHeight: 1.2,
        selectors: { '&:empty': { display: 'none' } },
      },
    },
  },
]);

export const caption = style(oneLine);

export const headerEnd = style({ display: 'flex', justifyContent: 'end', alignItems: 'center' });

export const row = style([
  line,
  {
    position: 'relative',
    minHeight: vars.density.row,
    paddingBlock: space[4],
    selectors: {
      '& + &': { borderTop: `1px solid ${color.border.subtle}` },
      '&[data-stale]': { filter: 'grayscale(1)' },
    },
    '@media': {
      [media.short]: { paddingBlock: space[2] },
      [media.hover]: {
        ':hover': { background: `color-mix(in oklab, ${color.odds.bg} 35%, ${color.bg.surface})` },
      },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: space[8],
        padding: `${space[8]} ${space[8]} ${space[8]} ${space[8]}`,
      },
      [tight]: tightLine,
    },
  },
]);

export const match = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  '@container': { [narrow]: { columnGap: space[8] }, [tight]: { columnGap: space[4] } },
  alignItems: 'center',
  columnGap: space[12],
  minWidth: 0,
  selectors: { '&[data-lead]': { gridTemplateColumns: '32px 56px minmax(0, 1fr)', columnGap: space[8] } },
});

export const time = style([figures, rowTime(row)]);
export const timeDetail = style(rowTimeDetail);

export const teams = style([
  focusRing,
  {
    justifySelf: 'start',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) auto',
    columnGap: space[12],
    alignItems: 'baseline',
    maxWidth: '100%',
    borderRadius: radius.sm,
    fontSize: size.text[15],
    fontWeight: 500,
    lineHeight: 1.4,
    textAlign: 'start',
    selectors: {
      // The link covers the whole left half, so that it is easy to hit on touch screens.
      '&:is(a, button)::before': { content: '""', position: 'absolute', inset: 0, zIndex: 0 },
      // Scores of all rows are below each other, in front of the prices (LIVE-06).
      [`${row}[data-live] &`]: { justifySelf: 'stretch', gridTemplateColumns: 'minmax(0, 1fr) auto' },
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

export const team = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

/** The name shrinks first; the marks behind it keep their size. */
export const teamName = style([
  oneLine,
  {
    minWidth: 0,
    '@container': {
      [narrow]: { selectors: { '&[data-long]': { fontFamily: font.condensed, wordSpacing: condensedBlank } } },
      [tight]: { fontFamily: font.condensed, wordSpacing: condensedBlank },
    },
  },
]);

export const score = style([
  figures,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space[4],
    color: color.brand.text,
    fontSize: size.text[17],
    fontWeight: 700,
    lineHeight: 1.2,
    minWidth: '1ch',
  },
]);

/** Two digits wide; the numbers after the deciding one are quieter. */
export const scorePart = style({
  minWidth: '2ch',
  textAlign: 'end',
  selectors: { '& + &': { color: color.text.secondary, fontWeight: 600 } },
});

export const lead = style({ position: 'relative', zIndex: 1, marginInlineStart: -6 });

export const odds = style([
  cells,
  {
    position: 'relative',
    zIndex: 1,
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        gridRow: 2,
        gridTemplateColumns: `repeat(${phoneColumnsVar}, minmax(0, 1fr))`,
      },
    },
  },
]);

/** A phone shows a window on the columns: it hides those up to the one before, and those after the last one. */
const hideColumns = (place: string, which: string): void => {
  globalStyle(`${table}[${place}] :is(${odds}, ${captions}) > :nth-child(${which})`, {
    '@container': { [narrow]: { display: 'none' } },
  });
};
for (const from of upTo(11)) hideColumns(`data-phone-from="${from}"`, `-n + ${from}`);
for (const to of upTo(15)) hideColumns(`data-phone-to="${to}"`, `n + ${to + 1}`);

export const more = style([
  figures,
  focusRing,
  {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'end',
    minWidth: 44,
    height: 36,
    borderRadius: radius.md,
    color: color.text.secondary,
    fontSize: size.text[15],
    fontWeight: 600,
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: {
        selectors: { '&:is(a, button):hover': { background: color.odds.bg, color: color.text.primary } },
      },
    },
  },
]);

// On paper: a row is one line of text, a league keeps its first match, and nothing is cut in two.
const onPaper = (selector: string, rule: StyleRule): void => {
  globalStyle(selector, { '@media': { print: rule } });
};
const paperLine = {
  gridTemplateColumns: `minmax(0, 1fr) calc(${columnsVar} * (${size.oddsWidth} + ${space[4]}))`,
  minHeight: 0,
  paddingInline: 0,
};
onPaper(table, { containerType: 'normal', overflow: 'visible', borderRadius: 0, filter: 'none' });
onPaper(header, {
  ...paperLine,
  paddingTop: space[8],
  borderBottom: `1px solid ${color.text.primary}`,
  breakAfter: 'avoid',
});
onPaper(row, { ...paperLine, paddingBlock: 1, breakInside: 'avoid', filter: 'none' });
onPaper(match, { gridTemplateColumns: '96px minmax(0, 1fr)' });
onPaper(`${time}, ${teams}`, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
onPaper(`${teams} > :nth-child(3)::before`, { content: '"–"', marginInlineEnd: space[4] });
onPaper(`${more}, ${headerEnd}, ${score}:empty`, { display: 'none' });
