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

export const icon = style({ display: 'grid', placeContent: 'center', height: 56, lineHeight: 0 });

// Equal to the first frame of the page, before any font is loaded, so that no text is drawn twice.
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  maxWidth: 320,
  margin: `0 ${space[16]}`,
  fontFamily: 'system-ui, sans-serif',
  fontSize: 16,
  lineHeight: '24px',
  color: color.text.secondary,
});
export const age = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: `2px solid ${color.status.danger}`,
  borderRadius: '50%',
  fontSize: 15,
  color: color.text.primary,
});

/** Turns while loading, as a `Skeleton` pulses. */
export const spinner = style({ selectors: { '&&': { animationDelay: '800ms' } } });

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
    // Animates while loading, as a `Skeleton`.
    animation: `${sweep} 1.1s ${vars.motion.ease} 800ms infinite`,
  },
});
