import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

import { stage as gameStage } from './frame.css.ts';

const { color, font, radius, size, space } = vars;
const low = '(max-height: 300px)';
const narrow = '(max-width: 619px)';

/** The frame of a table has its head above the board. */
export const stage = style([
  gameStage,
  { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr) auto auto' },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[4]} ${space[16]}`,
  background: color.bg.surface,
  borderBottom: `1px solid ${color.border.subtle}`,
  '@media': {
    [narrow]: { flexDirection: 'column', alignItems: 'stretch', padding: `${space[4]} ${space[12]}` },
    [low]: { flexDirection: 'row', alignItems: 'center', padding: `0 ${space[8]}` },
  },
});

export const phase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minHeight: 36,
  paddingBlock: space[4],
  fontFamily: font.condensed,
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0 },
    [low]: { minHeight: 28, paddingBlock: 2 },
  },
});
export const phaseText = style({
  fontSize: size.text[19],
  fontWeight: 800,
  selectors: {
    [`${phase}[data-phase="betting"] &`]: { color: color.status.success },
    [`${phase}[data-phase="closing"] &`]: { color: color.status.warning },
    [`${phase}[data-phase="running"] &`]: { color: color.casino.text },
    [`${phase}[data-phase="lost"] &`]: { color: color.text.muted },
  },
  '@media': { [low]: { fontSize: size.text[15] } },
});
export const seconds = style({
  minWidth: '3ch',
  fontSize: size.text[19],
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-late]': { color: color.status.warning } },
  '@media': { [low]: { fontSize: size.text[15] } },
});
/** Runs out with the phase. */
export const barOut = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  borderRadius: 2,
  background: color.brand.base,
  transformOrigin: 'left',
  selectors: { [`${phase}[data-phase="closing"] &`]: { background: color.status.warning } },
});
export const round = style({
  display: 'flex',
  gap: space[8],
  minWidth: 0,
  overflow: 'hidden',
  fontSize: size.text[13],
  color: color.text.muted,
  '@media': { [narrow]: { flexBasis: '100%' }, [low]: { display: 'none' } },
});
export const machine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const last = style({
  display: 'flex',
  gap: space[4],
  minWidth: 0,
  minHeight: 30,
  padding: 2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { [low]: { maxWidth: '40%' } },
});
export const lastResult = style({
  display: 'flex',
  flex: 'none',
  gap: 2,
  alignItems: 'center',
  padding: 2,
  borderRadius: radius.sm,
  background: color.bg.inset,
  fontFamily: font.condensed,
  selectors: { '&:first-child': { boxShadow: `0 0 0 2px ${color.brand.text}`, marginInlineEnd: 2 } },
});

export const mine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 36,
  padding: `${space[4]} ${space[16]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  background: color.bg.surface,
  fontSize: size.text[15],
  '@media': { [narrow]: { paddingInline: space[12] }, [low]: { minHeight: 28, padding: `0 ${space[8]}` } },
});
export const mineTotal = style({
  flex: 'none',
  fontFamily: font.condensed,
  fontWeight: 700,
  '@media': { [narrow]: { fontSize: size.text[13] } },
});
export const bets = style({
  display: 'flex',
  gap: space[8],
  minWidth: 0,
  paddingBlock: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
});
export const bet = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  minHeight: 28,
  padding: `0 ${space[8]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="booking"]': { color: color.text.muted },
    '&[data-state="cancelled"]': { color: color.status.warning },
    '&[data-state="won"]': { background: color.brand.base, color: color.brand.on },
  },
});
