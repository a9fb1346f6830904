import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion, z } = vars;

export const positioner = style({ zIndex: z.popup });

export const popup = style({
  maxWidth: 280,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.md,
  background: color.text.primary,
  color: color.bg.canvas,
  fontSize: size.text[13],
  fontWeight: 500,
  transition: `opacity ${motion.fast}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  selectors: { '&:is([data-starting-style], [data-ending-style])': { opacity: 0 } },
});
