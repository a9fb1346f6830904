import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion, z } = vars;

export const positioner = style({ zIndex: z.popup, outline: 'none' });

export const popup = style({
  minWidth: 'max(200px, var(--anchor-width))',
  maxWidth: 'min(360px, var(--available-width))',
  maxHeight: 'min(440px, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  borderRadius: radius.lg,
  background: color.bg.overlay,
  color: color.text.primary,
  boxShadow: `0 16px 40px ${color.bg.shadow}, inset 0 0 0 1px ${color.border.subtle}`,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.fast}, scale ${motion.fast} ${motion.ease}`,
  selectors: { '&:is([data-starting-style], [data-ending-style])': { opacity: 0, scale: '0.98' } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: 36,
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: radius.md,
  fontSize: size.text[15],
  fontWeight: 500,
  lineHeight: 1.25,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.odds.hover },
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.border.focus}` },
    '&[data-tone="danger"]': { color: color.status.danger },
    '&[data-disabled]': { color: color.odds.lockedText, cursor: 'not-allowed' },
    '&[data-disabled][data-highlighted]': { background: color.odds.lockedBg },
    '&:is([data-selected], [data-checked])': { color: color.brand.text, fontWeight: 700 },
  },
  '@media': {
    [media.coarse]: { minHeight: size.touch },
    [media.forced]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const label = style({ flexGrow: 1, minWidth: 0 });
export const reason = style({ display: 'block', color: color.text.muted, fontSize: size.text[13], fontWeight: 500 });
export const detail = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const tick = style({ display: 'grid', placeItems: 'center', flexShrink: 0, width: 18, height: 18 });
export const separator = style({ height: 1, margin: `${space[4]} ${space[12]}`, background: color.border.subtle });

export const groupLabel = style({
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: color.text.muted,
  fontSize: size.text[13],
  fontWeight: 600,
});
