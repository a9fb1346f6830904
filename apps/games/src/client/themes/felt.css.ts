import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { bar, hidden, stake, stakeStep } from './frame.css.ts';

const { color, font, motion, radius, size, space } = vars;
const low = '(max-height: 300px)';
const light = '[data-theme="light"] &';

export const hiddenText = hidden;

/** A card table: the dealer above, the rules on the cloth, the player below. `--w` is the width of a card. */
export const table = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto auto',
  alignContent: 'space-evenly',
  justifyItems: 'center',
  height: '100%',
  minHeight: 0,
  vars: { '--w': 'clamp(40px, min((100cqh - 178px) / 2.8, 23cqw), 118px)' },
  '@media': {
    '(min-width: 620px) and (min-height: 560px)': {
      vars: { '--w': 'clamp(40px, min((100cqh - 246px) / 2.8, 23cqw), 128px)' },
    },
    [low]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      alignItems: 'center',
      vars: { '--w': 'clamp(32px, (100cqh - 82px) / 1.4, 80px)' },
    },
  },
});

export const side = style({ display: 'grid', justifyItems: 'center', gap: space[4], minWidth: 0 });

export const hands = style({ display: 'flex', justifyContent: 'center', gap: 'clamp(12px, 4cqw, 48px)', minWidth: 0 });

export const hand = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  minWidth: 0,
  padding: '4px 6px',
  borderRadius: radius.lg,
  selectors: {
    '&[data-active]': { boxShadow: `0 0 0 2px ${color.brand.text}`, background: 'rgb(255 255 255 / 7%)' },
    '&[data-waits]': { opacity: 0.72 },
  },
});

/** Cards overlap; the last one is whole. */
export const cards = style({
  position: 'relative',
  display: 'flex',
  maxWidth: '100%',
  minHeight: 'calc(var(--w) * 1.4)',
});
export const card = style({
  position: 'relative',
  display: 'block',
  flex: '0 1 calc(var(--w) * 0.6)',
  minWidth: 'calc(var(--w) * 0.2)',
  selectors: { '&:last-child': { flex: '0 0 var(--w)' } },
});
export const cardFace = style({ display: 'block', width: 'var(--w)' });

/** The place of a card that is not dealt yet. */
export const place = style({
  width: 'var(--w)',
  aspectRatio: '5 / 7',
  borderRadius: '9% / 6.4%',
  border: '1.5px dashed rgb(255 255 255 / 32%)',
  selectors: { [light]: { borderColor: 'rgb(14 30 34 / 30%)' } },
});
export const places = style({ display: 'flex', gap: 8 });

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 26,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  lineHeight: '26px',
  whiteSpace: 'nowrap',
  '@media': { [low]: { fontSize: size.text[15], minHeight: 22, lineHeight: '22px' } },
});

/** The total of a hand. */
export const total = style({
  minWidth: 30,
  padding: `0 ${space[8]}`,
  borderRadius: radius.md,
  background: color.bg.overlay,
  color: color.text.primary,
  textAlign: 'center',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `0 1px 3px ${color.bg.shadow}`,
  selectors: {
    '&[data-end="win"]': { background: color.brand.base, color: color.brand.on },
    '&[data-end="loss"]': { background: color.bg.inset, color: color.text.muted },
  },
});

/** The end of a hand, in words. */
export const end = style({
  padding: `0 ${space[8]}`,
  borderRadius: radius.md,
  background: color.bg.overlay,
  color: color.text.primary,
  fontWeight: 800,
  boxShadow: `0 1px 3px ${color.bg.shadow}`,
  selectors: { '&[data-end="win"]': { background: color.brand.base, color: color.brand.on } },
});

/** The stake of a hand, as chips beside its total. */
export const bet = style({
  display: 'flex',
  vars: { '--chip': '34px' },
  '@media': { [low]: { vars: { '--chip': '26px' } } },
});
globalStyle(`${bet} > * + *`, { marginInlineStart: 'calc(var(--chip) * -0.62)' });

/** The rules on the cloth: in an arc if there is room, else in lines. */
export const rules = style({
  display: 'grid',
  justifyItems: 'center',
  width: 'min(100%, 640px)',
  fontFamily: font.condensed,
  fontSize: size.text[13],
  lineHeight: 1.3,
  textAlign: 'center',
  color: color.text.primary,
  '@media': { [low]: { gridColumn: '1 / -1', order: 3, fontSize: size.text[12] } },
});
export const arc = style({
  display: 'none',
  width: '100%',
  overflow: 'visible',
  '@media': { '(min-width: 620px) and (min-height: 560px)': { display: 'block' } },
});
globalStyle(`${arc} path`, { fill: 'none', stroke: 'rgb(232 196 104 / 55%)', strokeWidth: 1.5 });
globalStyle(`[data-theme="light"] ${arc} path`, { stroke: 'rgb(122 79 0 / 50%)' });
globalStyle(`${arc} text`, { fill: 'currentColor', textAnchor: 'middle', fontWeight: 700 });
globalStyle(`${arc} text:first-of-type`, {
  fill: '#f0d58c',
  fontSize: 25,
  fontWeight: 800,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});
globalStyle(`[data-theme="light"] ${arc} text:first-of-type`, { fill: '#7a4f00' });
globalStyle(`${arc} text:last-of-type`, { fontSize: 16, fontWeight: 500 });
export const lines = style({
  '@media': {
    '(min-width: 620px) and (min-height: 560px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${lines} b`, { fontWeight: 800 });
globalStyle(`${lines} p + p`, { '@media': { [low]: { display: 'inline' } } });

/** Decisions in the place of Play. */
export const actions = style({ display: 'flex', gap: space[4], width: '100%' });
// While a decision is due, the stake is only read: its steps leave their room to the decisions.
globalStyle(`${bar}:has([data-actions])`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto auto minmax(300px, 440px)',
  '@media': {
    '(max-width: 619px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '(max-height: 300px) and (max-width: 619px)': { gridTemplateColumns: 'auto 0 auto minmax(0, 1fr)' },
  },
});
globalStyle(`${bar}:has([data-actions]) ${stake}[data-off]`, {
  '@media': {
    '(min-width: 620px) and (max-width: 899px)': { gridTemplateColumns: '0 minmax(84px, 1fr) 0', overflow: 'hidden' },
    '(max-height: 300px) and (max-width: 619px)': { gridTemplateColumns: '0 minmax(64px, 1fr) 0', overflow: 'hidden' },
  },
});
globalStyle(`${bar}:has([data-actions]) ${stakeStep}`, {
  '@media': {
    '(min-width: 620px) and (max-width: 899px)': { visibility: 'hidden' },
    '(max-height: 300px) and (max-width: 619px)': { visibility: 'hidden' },
  },
});
export const action = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  height: 56,
  padding: `0 ${space[8]}`,
  borderRadius: radius.md,
  background: color.odds.bg,
  color: color.odds.text,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, translate',
  transitionDuration: motion.fast,
  selectors: {
    '&:enabled:hover': { background: color.odds.hover },
    '&:enabled:active': { translate: '0 1px' },
    '&:disabled': { color: color.text.muted, cursor: 'default' },
    '&[data-main]': { background: color.brand.base, color: color.brand.on, boxShadow: 'none' },
    '&[data-main]:enabled:hover': { background: color.brand.hover },
    '&[data-main]:disabled': { background: color.odds.lockedBg, color: color.odds.lockedText },
  },
  '@media': {
    '(max-width: 419px)': { padding: '0 4px', fontSize: size.text[17] },
    [low]: { height: 44, fontSize: size.text[15], padding: '0 4px' },
  },
});
export const actionSmall = style({
  fontSize: size.text[13],
  fontWeight: 600,
  minHeight: 15,
  '@media': { [low]: { display: 'none' } },
});

/** The switch of the shortcuts, in the corner. */
export const keys = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  padding: `0 ${space[8]}`,
  borderRadius: radius.md,
  color: color.text.primary,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 700,
  opacity: 0.86,
  selectors: {
    '&:hover': { opacity: 1, background: 'rgb(127 127 127 / 18%)' },
  },
  '@media': { [low]: { top: 'auto', bottom: 0, height: 24, padding: '0 4px' }, '(pointer: coarse)': { minWidth: 44 } },
});
globalStyle(`${keys} svg`, { width: 22 });
globalStyle(`${keys}[aria-pressed="false"] span`, { textDecoration: 'line-through' });
