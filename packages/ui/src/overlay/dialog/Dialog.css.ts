import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { noticesVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, motion, z } = vars;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  background: color.bg.scrim,
  transition: `opacity ${motion.base} ${motion.ease}`,
  selectors: {
    '&:is([data-starting-style], [data-ending-style])': { opacity: 0 },
    // A press when the dialog closes is meant for what is below (PAY-23).
    '&[data-ending-style]': { pointerEvents: 'none' },
  },
});

export const popup = style({
  position: 'fixed',
  zIndex: z.dialog,
  top: '50%',
  left: '50%',
  translate: '-50% -50%',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 48px)',
  borderRadius: radius.lg,
  background: color.bg.overlay,
  color: color.text.primary,
  boxShadow: `0 24px 64px ${color.bg.shadow}`,
  outline: 'none',
  overflow: 'hidden',
  '@media': {
    [media.forced]: { border: '1px solid CanvasText' },
    // Snackbars are above the dialog there. It stays in the middle, so that its buttons do not move from under a
    // finger.
    [media.belowDesk]: { maxHeight: `max(60dvh, min(100dvh - 48px, 100dvh - 2 * ${fallbackVar(noticesVar, '0px')}))` },
  },
  transition: `opacity ${motion.base} ${motion.ease}, scale ${motion.base} ${motion.ease}`,
  selectors: {
    '&:is([data-starting-style], [data-ending-style])': { opacity: 0, scale: '0.97' },
    '&[data-ending-style]': { pointerEvents: 'none' },
    '&[data-size="sm"]': { width: 'min(380px, calc(100vw - 32px))' },
    '&[data-size="lg"]': { width: 'min(760px, calc(100vw - 32px))' },
    // The slanted bar of the brand marks the header of everything that asks for attention.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 22,
      left: 0,
      width: 6,
      height: 26,
      background: color.brand.text,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%, 0 100%)',
    },
    '&[data-tone="danger"]::before': { background: color.status.danger },
  },
});

/** A native dialog: without its frame, with the backdrop of the others. */
export const plain = style({
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&::backdrop': { background: color.bg.scrim } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[16]} ${space[12]} ${space[8]} ${space[24]}`,
});

export const title = style({
  flexGrow: 1,
  paddingTop: 3,
  fontSize: size.text[22],
  fontWeight: 800,
  lineHeight: 1.25,
});

export const body = style([
  focusRingInside,
  { padding: `0 ${space[24]} ${space[24]}`, color: color.text.secondary, overflowY: 'auto' },
]);
export const inside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[8],
  padding: `${space[12]} ${space[24]} ${space[16]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space[16] },
  },
});
