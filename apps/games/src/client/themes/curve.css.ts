import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { bar, primary, result, stake } from './frame.css.ts';
import { stage } from './shared-table.css.ts';

const { color, font, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';
const narrow = '(max-width: 619px)';
/** A small phone, where bar and texts leave little height. */
const short = `${narrow} and (min-height: 301px) and (max-height: 540px)`;

export const board = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
  '@media': { [low]: { gap: 0, gridTemplateRows: 'minmax(0, 1fr)' } },
});

// Stake and button side by side leave the curve a third more of a small phone.
const onStage = (part: string): string => `${stage}:has(${board}) ${part}`;
globalStyle(onStage(bar), {
  '@media': {
    [short]: {
      gridTemplateAreas: '"credit credit" "stake primary"',
      gridTemplateColumns: 'minmax(0, 158px) minmax(0, 1fr)',
      gap: space[4],
    },
  },
});
globalStyle(onStage(stake), { '@media': { [short]: { gridTemplateColumns: '40px minmax(72px, 1fr) 40px' } } });
globalStyle(onStage(primary), {
  '@media': { [short]: { height: 48, padding: `0 ${space[4]}`, fontSize: size.text[17], whiteSpace: 'normal' } },
});
globalStyle(onStage(result), { '@media': { [short]: { height: 32 } } });

const stars =
  'radial-gradient(1.5px 1.5px at 12% 22%, #fff, transparent), radial-gradient(1px 1px at 31% 64%, #fff, transparent), radial-gradient(1.5px 1.5px at 52% 12%, #cfe, transparent), radial-gradient(1px 1px at 68% 47%, #fff, transparent), radial-gradient(1.5px 1.5px at 83% 31%, #fec, transparent), radial-gradient(1px 1px at 91% 12%, #fff, transparent), radial-gradient(1px 1px at 42% 36%, #fff, transparent)';
const clouds =
  'radial-gradient(60px 18px at 22% 24%, rgb(255 255 255 / 90%), transparent), radial-gradient(90px 22px at 26% 27%, rgb(255 255 255 / 70%), transparent), radial-gradient(80px 20px at 70% 40%, rgb(255 255 255 / 80%), transparent), radial-gradient(110px 24px at 76% 44%, rgb(255 255 255 / 55%), transparent)';

/** Two ranges of hills at the bottom, in lightness and chroma. */
const hills = (near: string, far: string): string =>
  `radial-gradient(70% 20% at 16% 106%, oklch(${near} var(--hue)) 98%, transparent), radial-gradient(56% 17% at 92% 106%, oklch(${near} var(--hue)) 98%, transparent), radial-gradient(46% 26% at 58% 108%, oklch(${far} calc(var(--hue) + 24)) 98%, transparent), radial-gradient(40% 22% at 4% 106%, oklch(${far} calc(var(--hue) + 24)) 98%, transparent)`;

/** A sky by night, and by day in the light theme. The canvas reads its colours from here. */
export const sky = style({
  vars: {
    '--curve-line': '#ffd98a',
    '--curve-glow': 'rgb(255 217 138 / 30%)',
    '--curve-fill': 'rgb(255 196 92 / 42%)',
    '--curve-grid': 'rgb(255 255 255 / 13%)',
    '--curve-text': 'rgb(240 246 250 / 78%)',
    '--curve-mark': '#d9f24f',
  },
  position: 'relative',
  width: 'min(100%, 1100px)',
  height: '100%',
  maxHeight: 560,
  alignSelf: 'center',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'size',
  borderRadius: radius.lg,
  background: `${hills('0.24 0.06', '0.3 0.07')}, ${stars}, radial-gradient(70% 46% at 78% 100%, oklch(0.62 0.13 60 / 55%), transparent), linear-gradient(180deg, oklch(0.19 0.06 272), oklch(0.3 0.09 264) 48%, oklch(0.5 0.1 var(--hue)) 100%)`,
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 10%)',
  color: '#f4f8f6',
  fontFamily: font.condensed,
  selectors: {
    [light]: {
      vars: {
        '--curve-line': '#c2410c',
        '--curve-glow': 'rgb(234 88 12 / 22%)',
        '--curve-fill': 'rgb(251 146 60 / 42%)',
        '--curve-grid': 'rgb(8 30 50 / 14%)',
        '--curve-text': '#1d3346',
        '--curve-mark': '#14532d',
      },
      background: `${hills('0.72 0.09', '0.79 0.08')}, ${clouds}, linear-gradient(180deg, oklch(0.76 0.1 245), oklch(0.88 0.06 232) 56%, oklch(0.96 0.045 85) 100%)`,
      boxShadow: 'inset 0 0 0 1px rgb(8 30 50 / 14%)',
      color: '#0c1f2e',
    },
    '&[data-phase="result"]': { vars: { '--curve-line': '#ff8f80', '--curve-glow': 'rgb(255 143 128 / 18%)' } },
    '[data-theme="light"] &[data-phase="result"]': { vars: { '--curve-line': '#9f1c1c' } },
  },
});
export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** Is moved to the end of the curve; its picture hangs above that point. */
export const flyer = style({ position: 'absolute', top: 0, left: 0, width: 0, height: 0, willChange: 'transform' });
globalStyle(`${flyer} > svg`, {
  position: 'absolute',
  width: 'clamp(28px, 19cqmin, 84px)',
  maxWidth: 'none',
  bottom: -6,
  left: 0,
  transform: 'translateX(-50%)',
});
export const figure = style({
  position: 'absolute',
  insetInline: 0,
  top: '17%',
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [low]: { top: '6%' } },
});
export const multiplier = style({
  fontSize: 'clamp(40px, 27cqmin, 128px)',
  fontWeight: 800,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  textShadow: '0 2px 16px rgb(0 0 0 / 55%)',
  selectors: {
    [light]: { textShadow: '0 1px 12px rgb(255 255 255 / 80%)' },
    '[data-phase="betting"] &, [data-phase="closing"] &': { opacity: 0.5 },
    '[data-phase="result"] &': { color: '#ffb3a8' },
    '[data-theme="light"] [data-phase="result"] &': { color: '#9f1c1c' },
  },
});
export const caption = style({
  minHeight: '1.3em',
  fontSize: size.text[19],
  fontWeight: 700,
  lineHeight: 1.3,
  '@media': { [low]: { display: 'none' } },
});
/** The way to the server and back. */
export const trip = style({
  position: 'absolute',
  insetInlineStart: space[12],
  top: space[8],
  fontSize: size.text[13],
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--curve-text)',
  '@media': { [low]: { top: 2, insetInlineStart: space[8], fontSize: size.text[12] } },
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(130px, 170px) auto minmax(0, 20rem)',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[8]} ${space[12]}`,
  width: '100%',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(96px, 130px) minmax(0, 1fr)' },
    [low]: { display: 'none' },
  },
});
export const quick = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(44px, 1fr)',
  gap: space[4],
  '@media': { [narrow]: { gridAutoColumns: 'minmax(auto, 1fr)', gap: 2 } },
});
globalStyle(`${quick} > button`, {
  padding: `0 ${space[8]}`,
  minWidth: 0,
  '@media': { [narrow]: { padding: '0 2px', fontSize: size.text[13], whiteSpace: 'nowrap' } },
});
export const rule = style({
  fontSize: size.text[15],
  lineHeight: 1.25,
  color: color.text.secondary,
  '@media': {
    [narrow]: { gridColumn: '1 / -1', textAlign: 'center', fontSize: size.text[13] },
    [short]: { display: 'none' },
  },
});

/** A result in the list of the last ones. */
export const lastPoint = style({
  padding: '0 5px',
  borderRadius: radius.sm,
  fontSize: size.text[15],
  fontWeight: 700,
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  color: color.text.secondary,
  selectors: {
    '&[data-height="middle"]': { color: color.text.primary, fontWeight: 800 },
    '&[data-height="high"]': { color: color.casino.text, background: color.casino.subtle, fontWeight: 800 },
  },
});

export const cashOut = style({ fontVariantNumeric: 'tabular-nums' });
export const left = style({ color: color.text.primary });
