import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { hiddenVisually } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { noticesVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, motion, z } = vars;

/** The space that a sheet leaves to the snackbars above it. */
const room = `${fallbackVar(noticesVar, '0px')} - env(safe-area-inset-top)`;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.drawer,
  background: color.bg.scrim,
  transition: `opacity ${motion.slow} ${motion.ease}`,
  selectors: { '&:is([data-starting-style], [data-ending-style])': { opacity: 0 } },
});

export const viewport = style({ position: 'fixed', inset: 0, zIndex: z.drawer });

export const popup = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  background: color.bg.overlay,
  color: color.text.primary,
  boxShadow: `0 0 48px ${color.bg.shadow}`,
  outline: 'none',
  '@media': {
    [media.forced]: { border: '1px solid CanvasText' },
    [media.belowDesk]: {
      selectors: {
        '&[data-side="bottom"]': { maxHeight: `max(60dvh, min(100dvh - 24px, 100dvh - ${room}))` },
        '&[data-side="right"], &[data-side="left"]': {
          // Snackbars stay in their place; the foot of the sheet is above them.
          paddingBottom: `calc(${fallbackVar(noticesVar, `0px - ${size.bottomBar}`)} + ${size.bottomBar})`,
        },
      },
    },
  },
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: {
    // The content of a flush sheet paints itself; the holes of a ticket need a darker background to be visible.
    '&[data-flush]': { background: color.bg.canvas },
    '&[data-swiping]': { transitionDuration: '0ms', userSelect: 'none' },
    '&[data-side="right"], &[data-side="left"]': {
      insetBlock: 0,
      width: 'min(400px, calc(100vw - 40px))',
      transform: 'translateX(var(--drawer-swipe-movement-x, 0))',
    },
    '&[data-side="right"]': { right: 0, borderRadius: `${radius.lg} 0 0 ${radius.lg}` },
    '&[data-side="left"]': { left: 0, borderRadius: `0 ${radius.lg} ${radius.lg} 0` },
    '&[data-side="right"]:is([data-starting-style], [data-ending-style])': { transform: 'translateX(105%)' },
    '&[data-side="left"]:is([data-starting-style], [data-ending-style])': { transform: 'translateX(-105%)' },
    '&[data-side="bottom"]': {
      insetInline: 0,
      bottom: 0,
      width: 'min(640px, 100%)',
      marginInline: 'auto',
      maxHeight: 'calc(100dvh - 24px)',
      borderRadius: `${radius.lg} ${radius.lg} 0 0`,
      transform: 'translateY(var(--drawer-swipe-movement-y, 0))',
    },
    '&[data-side="bottom"]:is([data-starting-style], [data-ending-style])': { transform: 'translateY(105%)' },
  },
});

export const grip = style({
  flexShrink: 0,
  width: 44,
  height: 4,
  margin: `${space[8]} auto 0`,
  background: color.border.control,
  transform: `skewX(${size.slant})`,
});

export const head = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.header,
  padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
});

/** If the content has a title, the header is only visible while its cross has the focus. */
export const quietHead = style([head, { selectors: { '&:not(:focus-within)': hiddenVisually } }]);

export const title = style({ flexGrow: 1, fontSize: size.text[22], fontWeight: 800 });

/** At least as high as the sheet, so that the content can put its foot at the bottom. */
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  // The content of a flush sheet shrinks with it and scrolls inside.
  selectors: { '[data-flush] > &': { flexShrink: 1, minHeight: 0 } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space[16]} ${space[16]}`,
  paddingBottom: `max(${space[16]}, env(safe-area-inset-bottom))`,
  selectors: { '&[data-flush]': { padding: 0, paddingBottom: 'env(safe-area-inset-bottom)' } },
});

export const footer = style({
  flexShrink: 0,
  padding: space[16],
  paddingBottom: `max(${space[16]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.border.subtle}`,
});
