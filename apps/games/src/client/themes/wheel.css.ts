import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';
const wide = '(min-width: 760px)';

export const board = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space[12],
  height: '100%',
  minHeight: 0,
  '@media': {
    [wide]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      gap: space[32],
    },
    [low]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      gap: space[12],
    },
  },
});

export const place = style({
  position: 'relative',
  aspectRatio: '1',
  height: '100%',
  maxHeight: 'min(100cqw, 620px)',
  minHeight: 0,
  '@media': { [wide]: { height: 'min(100cqh, 62cqw)' } },
});
export const wheel = style({
  width: '100%',
  height: '100%',
  filter: `drop-shadow(0 10px 22px ${color.bg.shadow})`,
});
export const rim = style({ fill: 'oklch(0.42 0.1 var(--hue))', stroke: 'rgb(255 255 255 / 30%)', strokeWidth: 1 });
export const segment = style({
  stroke: '#071014',
  strokeWidth: 0.7,
  selectors: { '&[data-dim]': { opacity: 0.55 } },
});
/** Labels read from the rim to the middle. */
export const label = style({
  fontFamily: font.condensed,
  fontSize: 10.5,
  fontWeight: 800,
  textAnchor: 'end',
  dominantBaseline: 'central',
  selectors: {
    '&&[data-tone]': { background: 'none', fill: 'currentColor' },
    '&[data-small]': { fontSize: 7.2 },
  },
});
export const hub = style({ fill: 'oklch(0.34 0.08 var(--hue))', stroke: 'rgb(255 255 255 / 28%)', strokeWidth: 1 });
export const hubInner = style({ fill: '#0b171c', selectors: { [light]: { fill: '#fffdf6' } } });
export const result = style({
  fill: '#f4f8f6',
  fontFamily: font.condensed,
  fontSize: 20,
  fontWeight: 800,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  selectors: { [light]: { fill: '#0e1e22' } },
});
export const pointer = style({ position: 'absolute', left: '50%', top: '-1.5%', width: '7.4%', translate: '-50% 0' });
globalStyle(`${pointer} > svg`, { display: 'block', width: '100%' });

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: space[4],
  width: 'min(100cqw, 560px)',
  '@media': {
    [wide]: { gridTemplateColumns: '1fr', width: 236, gap: space[8] },
    [low]: { gridTemplateColumns: '1fr', width: 150, gap: 2 },
  },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space[8],
  padding: space[4],
  borderRadius: radius.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  lineHeight: 1.2,
  selectors: { '&[data-now]': { boxShadow: `inset 0 0 0 2px ${color.text.primary}` } },
  '@media': {
    [wide]: { gridTemplateColumns: 'auto 1fr auto', fontSize: size.text[17] },
    [low]: { padding: '0 4px' },
  },
});
export const swatch = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  minWidth: 42,
  minHeight: 28,
  borderRadius: radius.sm,
  fontSize: size.text[15],
  fontWeight: 800,
  '@media': {
    [wide]: { gridRow: 'auto', minWidth: 58, minHeight: 34, fontSize: size.text[19] },
    [low]: { minHeight: 20, fontSize: size.text[13] },
  },
});
export const amount = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const count = style({
  color: color.text.muted,
  whiteSpace: 'nowrap',
  '@media': { [low]: { display: 'none' } },
});
