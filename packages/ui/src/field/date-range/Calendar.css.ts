import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

const cell = 40;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] } },
});

export const presets = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 160,
  padding: space[8],
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: space[4], padding: 0, border: 0 },
  },
});

export const preset = style([
  focusRing,
  {
    minHeight: 36,
    paddingInline: space[12],
    borderRadius: radius.md,
    color: color.text.secondary,
    fontSize: size.text[15],
    fontWeight: 500,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.fast}`,
    selectors: {
      '&[aria-pressed="true"]': { background: color.brand.subtle, color: color.brand.text, fontWeight: 700 },
    },
    '@media': {
      [media.phone]: { background: color.odds.bg },
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { background: color.odds.hover } } },
      [media.forced]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  },
]);

const root = style({ padding: space[12], '@media': { [media.phone]: { padding: 0 } } });

const months = style({
  position: 'relative',
  display: 'flex',
  gap: space[24],
  justifyContent: 'center',
});

const nav = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});

const navButton = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    width: cell,
    height: cell,
    borderRadius: radius.md,
    color: color.text.secondary,
    pointerEvents: 'auto',
    selectors: { '&[aria-disabled="true"]': { color: color.odds.lockedText, cursor: 'not-allowed', opacity: 0.5 } },
    '@media': {
      [media.coarse]: { width: size.touch, height: size.touch },
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': { background: color.odds.hover, color: color.text.primary },
        },
      },
    },
  },
]);

const caption = style({
  display: 'grid',
  placeItems: 'center',
  height: cell,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  '::first-letter': { textTransform: 'uppercase' },
});

const month = style({ flex: '0 1 auto', '@media': { [media.phone]: { flexGrow: 1, maxWidth: 420 } } });

const grid = style({ width: '100%', borderCollapse: 'separate', borderSpacing: '0 2px' });

const weekday = style({
  height: 32,
  color: color.text.muted,
  fontSize: size.text[12],
  fontWeight: 600,
});

const day = style({ width: cell, height: cell, padding: 0, textAlign: 'center' });

const dayButton = style([
  figures,
  {
    position: 'relative',
    width: '100%',
    minWidth: 36,
    height: cell,
    borderRadius: radius.md,
    color: color.text.primary,
    fontSize: size.text[17],
    fontWeight: 500,
    textAlign: 'center',
    ':focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: -2, zIndex: 1 },
    selectors: {
      '&:is(:disabled, [aria-disabled="true"])': { color: color.odds.lockedText, cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [media.coarse]: { height: size.touch },
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: color.odds.hover } },
      },
    },
  },
]);

const outside = style({});
const today = style({});
const selected = style({});
const start = style({});
const middle = style({});
const end = style({});

// A day of a neighbouring month only fills the row. It is shown twice, and is picked in its own month.
globalStyle(`${outside} > button`, { visibility: 'hidden' });
// The slanted mark of the brand below today.
globalStyle(`${today} > button::after`, {
  content: '""',
  position: 'absolute',
  bottom: 5,
  left: 'calc(50% - 8px)',
  width: 16,
  height: 3,
  background: 'currentColor',
  clipPath: 'polygon(2px 0, 100% 0, calc(100% - 2px) 100%, 0 100%)',
});
globalStyle(`${middle}:not(${outside}) > button`, {
  borderRadius: 0,
  background: color.brand.subtle,
  color: color.brand.text,
});
globalStyle(`:is(${start}, ${end}):not(${outside}) > button`, {
  background: color.brand.base,
  color: color.brand.on,
  fontWeight: 800,
});
globalStyle(`${start}:not(${end}, ${outside}) > button`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${end}:not(${start}, ${outside}) > button`, { borderStartStartRadius: 0, borderEndStartRadius: 0 });
globalStyle(`${selected} > button`, {
  '@media': { [media.forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});

const footer = style({
  paddingTop: space[8],
  color: color.text.muted,
  fontSize: size.text[13],
  textAlign: 'center',
});

/** The parts of the calendar by the names that the library gives them. */
export const classNames = {
  root,
  months,
  month,
  nav,
  button_previous: navButton,
  button_next: navButton,
  month_caption: caption,
  caption_label: '',
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  outside,
  today,
  selected,
  range_start: start,
  range_middle: middle,
  range_end: end,
  footer,
} as const;
