import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;
const light = '[data-theme="light"] &';

/** Colours of the lines that pay, in the order of the lines. */
export const lineColors = [
  '#ffd23f',
  '#ff5d6c',
  '#4fdfa0',
  '#63cbff',
  '#c7a6ff',
  '#ff9d2e',
  '#d9f24f',
  '#ff8fd0',
] as const;

export const board = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  alignItems: 'center',
  height: '100%',
  minHeight: 0,
  gap: space[8],
  containerType: 'size',
});

/** The box around the reels. It is as large as both sides of its place allow. */
export const cabinet = style({
  width: 'min(100cqw, (100cqh - 30px) * var(--reels) / var(--rows), 900px)',
  padding: 'clamp(5px, 1.2cqmin, 12px)',
  borderRadius: radius.lg,
  background:
    'linear-gradient(160deg, oklch(0.62 0.13 var(--hue)), oklch(0.36 0.1 var(--hue)) 45%, oklch(0.26 0.07 var(--hue)))',
  boxShadow: `0 10px 30px ${color.bg.shadow}, inset 0 1px 0 rgb(255 255 255 / 30%)`,
});

export const window = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--reels), 1fr)',
  aspectRatio: 'var(--reels) / var(--rows)',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: '#071014',
  selectors: {
    [light]: { background: '#fffdf6' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      pointerEvents: 'none',
      borderRadius: 'inherit',
      boxShadow: 'inset 0 14px 18px -12px rgb(0 0 0 / 75%), inset 0 -14px 18px -12px rgb(0 0 0 / 75%)',
    },
    [`${light}::after`]: {
      boxShadow: 'inset 0 12px 16px -12px rgb(15 58 69 / 55%), inset 0 -12px 16px -12px rgb(15 58 69 / 55%)',
    },
  },
});

export const reel = style({
  overflow: 'hidden',
  minWidth: 0,
  background: 'linear-gradient(90deg, transparent, rgb(255 255 255 / 5%) 50%, transparent)',
  selectors: {
    '& + &': { borderInlineStart: '1px solid rgb(255 255 255 / 9%)' },
    '[data-theme="light"] & + &': { borderInlineStart: '1px solid rgb(15 58 69 / 14%)' },
  },
});

export const strip = style({ display: 'flex', flexDirection: 'column', willChange: 'transform' });

export const cell = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  flex: 'none',
  padding: '9%',
  overflow: 'visible',
});

export const lines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: 1 });

export const shade = style({ fill: 'rgb(7 16 20 / 66%)', selectors: { [light]: { fill: 'rgb(255 253 246 / 74%)' } } });

const stroke = {
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeDasharray: 1,
} as const;

export const line = style({ ...stroke, strokeWidth: 4 });
export const lineEdge = style({ ...stroke, strokeWidth: 7, stroke: '#071014', opacity: 0.8 });

export const caption = style({
  minHeight: 22,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 600,
  lineHeight: '22px',
  color: color.text.secondary,
});

export const free = style({ color: color.text.primary, fontWeight: 800 });
