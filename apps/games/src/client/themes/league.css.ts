import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;
const low = '(max-height: 300px)';
const wide = '(min-width: 1000px) and (min-height: 400px)';
const narrow = '(max-width: 619px)';

export const board = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  width: 'min(100%, 620px)',
  height: '100%',
  minHeight: 0,
  marginInline: 'auto',
  paddingInline: 2,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      alignItems: 'start',
      gap: space[16],
      width: 'min(100%, 1160px)',
    },
  },
});
export const main = style({ display: 'grid', gap: space[8], minWidth: 0, '@media': { [low]: { gap: 3 } } });

export const top = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});
export const season = style({
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 700,
  color: color.text.secondary,
  '@media': { [low]: { display: 'none' } },
});
export const minute = style({
  minWidth: '3ch',
  textAlign: 'end',
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  color: color.brand.text,
});
export const tabs = style({
  display: 'flex',
  gap: 2,
  padding: 2,
  borderRadius: radius.md,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  '@media': { [narrow]: { flex: 1 }, [low]: { flex: 1 } },
});
export const tab = style({
  flex: 1,
  minHeight: 36,
  padding: `0 ${space[8]}`,
  whiteSpace: 'nowrap',
  borderRadius: radius.sm,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'center',
  color: color.text.secondary,
  selectors: {
    '&:hover': { background: color.odds.bg },
    '&[aria-pressed="true"]': { background: color.brand.base, color: color.brand.on, fontWeight: 800 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: 40 },
    [narrow]: { whiteSpace: 'normal' },
    [low]: { minHeight: 28 },
  },
});

export const matches = style({ display: 'grid', gap: space[4], minWidth: 0, listStyle: 'none' });

/** A match: the clubs at the start, one or more kinds of bets beside them. Scores are below them. */
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  selectors: {
    '&[data-markets="result total both"]': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 0.8fr)',
    },
    '&[data-markets="score"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': { [low]: { padding: `2px ${space[8]}` } },
});

/** Names of the kinds of bets above their columns. */
export const headings = style([
  match,
  {
    padding: `0 ${space[8]}`,
    background: 'none',
    boxShadow: 'none',
    fontFamily: font.condensed,
    fontSize: size.text[13],
    textAlign: 'center',
    color: color.text.secondary,
  },
]);

export const clubs = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  selectors: { [`${match}[data-markets="score"] &`]: { gridTemplateColumns: '1fr 1fr', gap: space[12] } },
});
export const club = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  borderRadius: radius.sm,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  lineHeight: 1.25,
  transitionProperty: 'background-color',
  transitionDuration: motion.fast,
  selectors: { '&[data-goal]': { background: color.brand.base, color: color.brand.on } },
  '@media': { [low]: { fontSize: size.text[15], gridTemplateColumns: '16px minmax(0, 1fr) auto' } },
});
globalStyle(`${club} svg`, { display: 'block', width: '100%' });
export const clubName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const goals = style({
  minWidth: '1.6ch',
  textAlign: 'center',
  fontSize: size.text[19],
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [low]: { fontSize: size.text[17] } },
});

export const picks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 3,
  minWidth: 0,
  selectors: {
    '&[data-market="score"]': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(62px, 1fr))',
    },
  },
});
export const pick = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 46,
  padding: '2px 4px',
  borderRadius: radius.md,
  background: color.odds.bg,
  color: color.odds.text,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  lineHeight: 1.15,
  transitionProperty: 'background-color',
  transitionDuration: motion.fast,
  vars: { '--chip': '24px' },
  selectors: {
    '&:not([aria-disabled="true"]):hover': { background: color.odds.hover },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-disabled="true"]:not([data-won], [data-booked])': {
      background: color.odds.lockedBg,
      color: color.odds.lockedText,
    },
    '&[data-booked]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}` },
    '&[data-won]': { background: color.brand.base, color: color.brand.on },
  },
  '@media': { [low]: { minHeight: 40 } },
});
export const short = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size.text[13],
  fontWeight: 600,
});
export const price = style({ fontSize: size.text[17], fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
/** The chips on a bet, at its corner so that its price stays readable. */
export const chip = style({
  position: 'absolute',
  insetInlineEnd: -2,
  top: -3,
  selectors: { '&[data-draft]': { filter: 'drop-shadow(0 0 3px rgb(255 255 255 / 70%))' } },
});

export const table = style({
  width: '100%',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({
  padding: `0 0 ${space[4]}`,
  textAlign: 'start',
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 700,
  color: color.text.secondary,
});
globalStyle(`${table} th, ${table} td`, { padding: '3px 4px', textAlign: 'center', fontWeight: 'inherit' });
globalStyle(`${table} thead th`, { fontSize: size.text[13], fontWeight: 500, color: color.text.muted });
globalStyle(`${table} thead th:first-child, ${table} tbody th`, { textAlign: 'start' });
globalStyle(`${table} tbody td:first-child`, { width: 22, color: color.text.muted });
globalStyle(`${table} tbody tr > *`, { borderTop: `1px solid ${color.border.subtle}` });

/** The scores of a match day in the list of results. */
export const lastDay = style({
  display: 'flex',
  gap: space[4],
  paddingInline: 4,
  fontSize: size.text[13],
  fontWeight: 700,
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
});
