import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { wheelColors } from '../../theme/wheel-colors.ts';

const { color, space, size, font, radius } = vars;

/** At the foot of a picture. A press goes to what is behind it. */
export const strip = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} ${space[8]}`,
  background: `color-mix(in oklab, ${color.bg.surface} 93%, transparent)`,
  color: color.text.primary,
  pointerEvents: 'none',
  '@media': { [media.forced]: { borderTop: '1px solid CanvasText' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 20,
});

export const phase = style([
  oneLine,
  {
    minWidth: 0,
    fontFamily: font.condensed,
    fontSize: size.text[13],
    fontWeight: 700,
    lineHeight: '20px',
    color: color.text.secondary,
    selectors: { '[data-phase="open"] &': { color: color.status.success } },
  },
]);

export const seconds = style([figures, { fontSize: size.text[15], fontWeight: 900, lineHeight: '20px' }]);

/** One line of results; those that have no room are left out. */
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[2]}`,
  height: 20,
  overflow: 'hidden',
  // The numbers of a draw belong together, so that all are shown.
  selectors: { '&[data-whole]': { height: 'auto', minHeight: 20, gap: `0 ${space[8]}` } },
});

export const mark = style([
  figures,
  {
    minWidth: 20,
    height: 20,
    paddingInline: 3,
    borderRadius: radius.sm,
    fontSize: size.text[13],
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
    '@media': { [media.forced]: { outline: '1px solid CanvasText', outlineOffset: -1 } },
  },
]);

/** Red, black and green are those of a wheel, in every theme; the number is read without them. */
export const looks = styleVariants({
  red: { background: wheelColors.red, color: wheelColors.text, borderRadius: 10 },
  black: {
    background: wheelColors.black,
    color: wheelColors.text,
    boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  },
  green: { background: wheelColors.green, color: wheelColors.text },
  plain: { background: color.bg.inset, color: color.text.primary },
  high: { background: color.casino.subtle, color: color.casino.text },
  bare: { minWidth: 0, paddingInline: 0 },
});

export const bone = style({ display: 'grid', alignItems: 'center', width: '60%', height: 20 });
