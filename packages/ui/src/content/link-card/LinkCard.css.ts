import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing, textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion } = vars;

export const grid = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
});

export const card = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    minHeight: 76,
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.lg,
    background: color.bg.surface,
    color: color.text.primary,
    textAlign: 'start',
    transition: `background-color ${motion.fast}`,
    '@media': {
      [media.hover]: { ':hover': { background: color.bg.raised } },
      [media.forced]: { border: '1px solid LinkText' },
    },
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.md,
  background: color.brand.subtle,
  color: color.brand.text,
});

export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const title = style([textStyle(17, 700, 'condensed'), { overflowWrap: 'anywhere', lineHeight: 1.25 }]);
export const note = style({
  color: color.text.secondary,
  fontSize: size.text[15],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const meta = style([figures, { color: color.text.muted, fontSize: size.text[13] }]);
export const arrow = style({ color: color.text.muted });
