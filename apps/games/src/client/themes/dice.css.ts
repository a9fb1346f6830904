import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { resultAbove } from './result-above.ts';

const { color, font, motion, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';
/** Width of the handle; the slider is wider than the line by half of it at each end. */
const handle = 30;

export const board = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
  '@media': { [low]: { gap: 0 } },
});
resultAbove(board);

export const roll = style({
  fontFamily: font.condensed,
  fontSize: 'clamp(40px, min(27cqw, 23cqh), 168px)',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.01em',
  color: color.text.secondary,
  selectors: {
    '&[data-idle]': { color: color.text.muted, opacity: 0.55 },
    '[data-result="win"] > &': { color: color.status.success },
    '[data-result="part"] > &': { color: color.text.primary },
  },
  '@media': { [low]: { display: 'none' } },
});
export const digits = style({ display: 'inline-flex', fontVariantNumeric: 'tabular-nums' });
export const digit = style({ display: 'inline-block', height: '1em', overflow: 'hidden', minWidth: '0.5em' });
export const digitStrip = style({ display: 'grid', willChange: 'transform' });
globalStyle(`${digitStrip} > span`, { height: '1em', lineHeight: 1, textAlign: 'center' });

export const rule = style({
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 600,
  textAlign: 'center',
  color: color.text.primary,
  '@media': { [low]: { fontSize: size.text[15], lineHeight: 1.2 } },
});

/** The line of all rolls. `--edge` divides it. */
export const track = style({
  position: 'relative',
  width: 'min(100% - 40px, 860px)',
  paddingTop: 50,
  paddingBottom: 24,
  containerType: 'inline-size',
  '@media': { [low]: { paddingTop: 36, paddingBottom: 12 } },
});
const wins = 'linear-gradient(180deg, #35c98c, #1d8f60)';
const loses =
  'repeating-linear-gradient(115deg, rgb(255 255 255 / 12%) 0 5px, transparent 5px 12px), linear-gradient(180deg, #8c3a44, #6a2833)';
export const zones = style({
  position: 'relative',
  height: 22,
  borderRadius: radius.md,
  overflow: 'hidden',
  boxShadow: `0 0 0 5px ${color.bg.inset}, 0 6px 18px ${color.bg.shadow}`,
  selectors: {
    '&::before, &::after': { content: '""', position: 'absolute', insetBlock: 0 },
    '&::before': { left: 0, width: 'var(--edge)', background: wins },
    '&::after': { right: 0, left: 'var(--edge)', background: loses },
    '[data-mode="over"] > &::before': { background: loses },
    '[data-mode="over"] > &::after': { background: wins },
  },
});

const thumb = {
  appearance: 'none',
  width: handle,
  height: 'var(--thumb)',
  border: 0,
  borderRadius: radius.md,
  background: `linear-gradient(90deg, transparent 11px, #0b1a12 11px 13px, transparent 13px 17px, #0b1a12 17px 19px, transparent 19px) center / 30px 16px no-repeat, ${color.brand.base}`,
  boxShadow: `0 2px 8px ${color.bg.shadow}, inset 0 0 0 1px rgb(255 255 255 / 35%)`,
  cursor: 'grab',
} as const;
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  left: -handle / 2,
  width: `calc(100% + ${handle}px)`,
  vars: { '--thumb': '44px' },
  top: 39,
  height: 'var(--thumb)',
  margin: 0,
  background: 'none',
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: 2, borderRadius: radius.md },
    '&:disabled': { opacity: 0.75 },
  },
  '@media': { [low]: { top: 31, vars: { '--thumb': '32px' } } },
});
globalStyle(`${slider}::-webkit-slider-thumb`, thumb);
globalStyle(`${slider}::-moz-range-thumb`, thumb);
globalStyle(`[data-theme="light"] ${slider}::-webkit-slider-thumb`, {
  background: `linear-gradient(90deg, transparent 11px, #e2f86b 11px 13px, transparent 13px 17px, #e2f86b 17px 19px, transparent 19px) center / 30px 16px no-repeat, ${color.brand.base}`,
});
globalStyle(`${slider}:disabled::-webkit-slider-thumb`, { cursor: 'default' });

/** The rolled number above the line. It is moved by the width of the line. */
export const marker = style({ position: 'absolute', top: 0, left: 0, width: 0, pointerEvents: 'none', zIndex: 1 });
export const die = style({
  position: 'absolute',
  left: 0,
  translate: '-50% 0',
  padding: `2px ${space[8]}`,
  borderRadius: radius.md,
  background: '#f4f8f6',
  color: '#0b1a12',
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  lineHeight: 1.3,
  boxShadow: `0 3px 10px ${color.bg.shadow}`,
  transitionProperty: 'background-color, color',
  transitionDuration: motion.fast,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 7px)',
      top: 'calc(100% - 1px)',
      borderInline: '7px solid transparent',
      borderTop: '10px solid #f4f8f6',
    },
    '[data-result="win"] &': { background: '#bdf5da', color: '#06321f' },
    '[data-result="win"] &::after': { borderTopColor: '#bdf5da' },
    '[data-result="nothing"] &': { background: '#ffd6d2', color: '#5c1015' },
    '[data-result="nothing"] &::after': { borderTopColor: '#ffd6d2' },
    [light]: { boxShadow: `0 2px 8px ${color.bg.shadow}, inset 0 0 0 1px rgb(14 30 34 / 30%)` },
  },
  '@media': { [low]: { fontSize: size.text[15], padding: `0 ${space[8]}` } },
});

export const scale = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -2,
  display: 'flex',
  justifyContent: 'space-between',
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 600,
  lineHeight: '16px',
  color: color.text.secondary,
  '@media': { [low]: { display: 'none' } },
});
globalStyle(`${scale} > li`, { width: 0, display: 'grid', justifyContent: 'center' });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1.1fr) 1fr 1fr',
  gap: space[8],
  width: 'min(100%, 680px)',
  marginTop: space[12],
  '@media': {
    '(max-width: 400px)': { gridTemplateColumns: '1fr 1fr' },
    [low]: { gridTemplateColumns: 'minmax(110px, 1.1fr) 1fr 1fr', marginTop: 2 },
  },
});
globalStyle(`${controls} > [role="group"]`, {
  '@media': { '(max-width: 400px) and (min-height: 301px)': { gridColumn: '1 / -1' } },
});
