import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, z } = vars;

const sweep = keyframes({ from: { translate: '-130% 0' }, to: { translate: '330% 0' } });

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.splash,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[24],
  background: `repeating-linear-gradient(104deg, ${color.bg.canvas} 0 90px, color-mix(in oklab, ${color.bg.surface} 45%, ${color.bg.canvas}) 90px 180px)`,
  color: color.brand.text,
});

export const track = style({
  position: 'relative',
  width: 160,
  height: 4,
  overflow: 'hidden',
  background: color.bg.raised,
  transform: `skewX(${size.slant})`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '35%',
    background: color.brand.text,
    animation: `${sweep} 1.1s ${vars.motion.ease} infinite`,
  },
});
