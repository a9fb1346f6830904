import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion, z } = vars;

export const stack = style({
  position: 'fixed',
  zIndex: z.snackbar,
  bottom: `calc(${space[16]} + env(safe-area-inset-bottom))`,
  left: '50%',
  translate: '-50% 0',
  display: 'grid',
  gap: space[8],
  width: 'min(460px, calc(100vw - 24px))',
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [media.belowDesk]: {
      bottom: `calc(${size.bottomBar} + ${space[12]} + env(safe-area-inset-bottom))`,
      selectors: {
        // On a small page, an overlay has its buttons at its foot and leaves room for the snackbars above it.
        ':root:has([data-over-page][data-open]) &': {
          top: `calc(${space[12]} + env(safe-area-inset-top))`,
          bottom: 'auto',
        },
      },
    },
  },
});

export const snackbar = style([
  focusRing,
  {
    position: 'relative',
    borderRadius: radius.md,
    color: color.text.primary,
    boxShadow: `0 12px 32px ${color.bg.shadow}`,
    fontWeight: 500,
    pointerEvents: 'auto',
    touchAction: 'none',
    overflow: 'hidden',
    transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
    transitionProperty: 'opacity, transform',
    transitionDuration: motion.slow,
    transitionTimingFunction: motion.ease,
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
      '&[data-swiping]': { transitionDuration: '0ms' },
      '&[data-starting-style]': { opacity: 0, transform: 'translateY(12px)' },
      '&[data-ending-style]': { opacity: 0 },
      // It leaves in the direction of the swipe.
      '&[data-ending-style][data-swipe-direction="down"]': { transform: 'translateY(100%)' },
      '&[data-ending-style][data-swipe-direction="up"]': { transform: 'translateY(-100%)' },
      '&[data-ending-style][data-swipe-direction="left"]': { transform: 'translateX(-100%)' },
      '&[data-ending-style][data-swipe-direction="right"]': { transform: 'translateX(100%)' },
    },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 52,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
});

export const text = style({ flexGrow: 1, minWidth: 0, color: color.text.primary, lineHeight: 1.35 });
