import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { resultAbove } from './result-above.ts';

const { color, font, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';

export const board = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  justifyItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
  '@media': { [low]: { gap: space[4], gridTemplateRows: 'minmax(0, 1fr) auto' } },
});
resultAbove(board);

export const sky = style({
  position: 'relative',
  width: 'min(100%, 900px)',
  height: '100%',
  maxHeight: 460,
  alignSelf: 'center',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'size',
  borderRadius: radius.lg,
  background:
    'radial-gradient(1.5px 1.5px at 12% 22%, #fff, transparent), radial-gradient(1px 1px at 31% 64%, #fff, transparent), radial-gradient(1.5px 1.5px at 52% 12%, #cfe, transparent), radial-gradient(1px 1px at 68% 47%, #fff, transparent), radial-gradient(1.5px 1.5px at 83% 71%, #fec, transparent), radial-gradient(1px 1px at 91% 18%, #fff, transparent), radial-gradient(1px 1px at 42% 36%, #fff, transparent), radial-gradient(1px 1px at 22% 84%, #fff, transparent), linear-gradient(12deg, oklch(0.32 0.1 var(--hue)), oklch(0.17 0.05 calc(var(--hue) - 30)) 70%)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 10%)',
  color: '#f4f8f6',
});

export const curve = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;
export const path = style({ ...stroke, stroke: 'rgb(255 255 255 / 20%)', strokeWidth: 2, strokeDasharray: '2 8' });
export const flown = style({ ...stroke, stroke: '#ffd98a', strokeWidth: 5 });
export const trail = style({ position: 'absolute', inset: 0 });

/** The target of the player across the sky. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  height: 0,
  borderTop: '2px dashed #d9f24f',
  selectors: { '[data-result="win"] &': { borderTopStyle: 'solid' } },
});
globalStyle(`${line} > span`, {
  position: 'absolute',
  right: 10,
  top: 4,
  padding: `0 ${space[4]}`,
  borderRadius: radius.sm,
  background: '#d9f24f',
  color: '#0b1a12',
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 800,
  lineHeight: 1.35,
});

export const comet = style({ position: 'absolute', top: 0, left: 0, width: 0, height: 0, zIndex: 1 });
globalStyle(`${comet} > svg`, {
  position: 'absolute',
  width: 72,
  maxWidth: 'none',
  right: -14,
  top: -16,
  overflow: 'visible',
});

export const drawn = style({
  position: 'absolute',
  left: '5%',
  top: '6%',
  fontFamily: font.condensed,
  fontSize: 'clamp(40px, 24cqmin, 104px)',
  fontWeight: 800,
  lineHeight: 1.05,
  fontVariantNumeric: 'tabular-nums',
  textShadow: '0 2px 14px rgb(0 0 0 / 60%)',
  selectors: {
    '&[data-idle]': { opacity: 0.45 },
    '[data-result="win"] &': { color: '#5ff0ae' },
    '[data-result="nothing"] &': { color: '#ffb3a8' },
    [light]: { textShadow: '0 2px 14px rgb(0 0 0 / 60%)' },
  },
});

export const rule = style({
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 600,
  textAlign: 'center',
  '@media': { [low]: { display: 'none' } },
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 160px) minmax(96px, 130px) auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  width: '100%',
  '@media': { '(max-width: 619px)': { gridTemplateColumns: '1fr auto' } },
});
export const chance = style({
  display: 'grid',
  paddingInline: space[8],
  fontFamily: font.condensed,
  fontSize: size.text[12],
  lineHeight: 1.2,
  color: color.text.secondary,
});
globalStyle(`${chance} > b`, { fontSize: size.text[19], fontWeight: 800, color: color.text.primary });
export const quick = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    '(max-width: 619px)': { gridColumn: '1 / -1' },
    '(max-width: 619px) and (max-height: 300px)': { display: 'none' },
  },
});
globalStyle(`${quick} > button`, { padding: `0 ${space[8]}`, minWidth: 0 });
