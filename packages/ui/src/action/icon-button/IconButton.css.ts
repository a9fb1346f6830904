import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, size, font, motion } = vars;

export const iconButton = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: radius.md,
    color: color.text.secondary,
    transitionProperty: 'background-color, color',
    transitionDuration: motion.fast,
    selectors: {
      '&[data-size="sm"]': { width: 28, height: 28 },
      '&[data-size="lg"]': { width: 44, height: 44 },
      '&[data-variant="secondary"]': {
        background: color.odds.bg,
        color: color.text.primary,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      },
      '&[data-variant="brand"]': { background: color.brand.base, color: color.brand.on },
      '&[aria-pressed="true"]': { color: color.brand.text },
      '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
      '&[aria-disabled="true"]:not([aria-busy]), &:disabled': { color: color.odds.lockedText },
      '&:not([data-variant="ghost"])[aria-disabled="true"]:not([aria-busy])': {
        background: color.odds.lockedBg,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      },
    },
    '@media': {
      [media.coarse]: {
        minWidth: size.touch,
        minHeight: size.touch,
      },
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"], :disabled)': { background: color.odds.bg, color: color.text.primary },
          '&[data-variant="secondary"]:hover:not([aria-disabled="true"], :disabled)': { background: color.odds.hover },
          '&[data-variant="brand"]:hover:not([aria-disabled="true"], :disabled)': {
            background: color.brand.hover,
            color: color.brand.on,
          },
          '&[aria-pressed="true"]:hover': { color: color.brand.text },
        },
      },
    },
  },
]);

// The pressed state differs by shape as well: the icon is filled.
globalStyle(`${iconButton}[aria-pressed="true"] svg[fill="none"]`, { fill: 'currentColor', fillOpacity: 0.3 });

export const badge = style({
  position: 'absolute',
  top: 1,
  right: 0,
  minWidth: 16,
  height: 16,
  paddingInline: 4,
  borderRadius: radius.sm,
  background: color.brand.base,
  color: color.brand.on,
  fontFamily: font.condensed,
  fontSize: size.text[12],
  fontWeight: 800,
  lineHeight: '16px',
  textAlign: 'center',
  // On brand, too, the badge is separate from its button.
  boxShadow: `0 0 0 2px ${color.bg.surface}`,
});
