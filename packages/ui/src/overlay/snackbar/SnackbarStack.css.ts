import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion, z } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const stack = style({
  position: 'fixed',
  zIndex: z.snackbar,
  bottom: `calc(${space[16]} + env(safe-area-inset-bottom))`,
  left: '50%',
  translate: '-50% 0',
  display: 'grid',
  gap: space[8],
  width: 'min(460px, calc(100vw - 24px))',
  pointerEvents: 'none',
  '@media': {
    [media.belowDesk]: { bottom: `calc(${size.bottomBar} + ${space[12]} + env(safe-area-inset-bottom))` },
  },
});

export const snackbar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 52,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderRadius: radius.md,
  color: color.text.primary,
  boxShadow: `0 12px 32px ${color.bg.shadow}`,
  fontWeight: 500,
  pointerEvents: 'auto',
  overflow: 'hidden',
  animation: `${arrive} ${motion.slow} ${motion.ease}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 5,
      background: 'currentColor',
    },
    '&[data-tone="success"]': { background: color.status.successSubtle, color: color.status.success },
    '&[data-tone="error"]': { background: color.status.dangerSubtle, color: color.status.danger },
    '&[data-tone="info"]': { background: color.status.infoSubtle, color: color.status.info },
    '&[data-tone="blue-grey"]': { background: color.bg.overlay, color: color.text.secondary },
  },
});

export const text = style({ flexGrow: 1, minWidth: 0, color: color.text.primary, lineHeight: 1.35 });
