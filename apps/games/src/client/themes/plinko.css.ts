import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { resultAbove } from './result-above.ts';

const { color, font, radius, size } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';

/** As wide as its height suits; `--buckets` is their number. */
export const board = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: 'min(100%, 100cqh * 1.15, 720px)',
  height: '100%',
  maxHeight: 660,
  minHeight: 0,
  margin: 'auto',
  alignSelf: 'center',
  '@media': { [low]: { width: 'min(100%, 560px)' } },
});
resultAbove(board);
export const field = style({ position: 'relative', containerType: 'size', minHeight: 0 });
export const pegs = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
export const peg = style({
  r: 'clamp(2.2px, 0.95cqmin, 6px)',
  fill: '#e9f3f2',
  filter: 'drop-shadow(0 2px 1px rgb(0 0 0 / 45%))',
  selectors: { [light]: { fill: 'oklch(0.48 0.09 var(--hue))', filter: 'none' } },
});

export const ball = style({ position: 'absolute', top: 0, left: 0, width: 0, height: 0, zIndex: 1 });
globalStyle(`${ball} > i`, {
  position: 'absolute',
  width: 'clamp(11px, 4.4cqmin, 26px)',
  aspectRatio: '1',
  borderRadius: '50%',
  translate: '-50% -50%',
  background: 'radial-gradient(circle at 35% 30%, #fffbe0, #ffd23f 42%, #c67c06)',
  boxShadow: '0 2px 6px rgb(0 0 0 / 50%), 0 0 18px rgb(255 210 63 / 45%)',
});

export const buckets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--buckets), minmax(0, 1fr))',
  gap: 'clamp(1px, 0.5cqw, 4px)',
  paddingTop: 'clamp(6px, 2.2cqmin, 14px)',
});
export const bucket = style({
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(26px, 8cqmin, 46px)',
  borderRadius: `${radius.sm} ${radius.sm} ${radius.md} ${radius.md}`,
  boxShadow: 'inset 0 -4px 0 rgb(0 0 0 / 24%), inset 0 1px 0 rgb(255 255 255 / 25%)',
  fontFamily: font.condensed,
  fontSize: `clamp(12px, 3.6cqw, ${size.text[19]})`,
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  selectors: {
    '&[data-landed]': {
      boxShadow: `0 0 0 2px ${color.bg.canvas}, 0 0 0 5px ${color.text.primary}`,
      zIndex: 1,
    },
  },
});
