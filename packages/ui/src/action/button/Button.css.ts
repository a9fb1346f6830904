import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { condensedBlank, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const button = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minHeight: size.control,
    padding: `${space[4]} ${space[16]}`,
    borderRadius: radius.md,
    fontFamily: font.condensed,
    wordSpacing: condensedBlank,
    fontSize: size.text[17],
    fontWeight: 700,
    lineHeight: 1.15,
    textAlign: 'center',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, translate',
    transitionDuration: motion.fast,
    selectors: {
      '&[data-size="sm"]': { minHeight: 30, paddingInline: space[12], fontSize: size.text[15] },
      '&[data-size="lg"]': { minHeight: 52, paddingInline: space[24], fontSize: size.text[19], fontWeight: 800 },
      '&[data-full]': { display: 'flex', width: '100%' },
      '&:active:not([aria-disabled="true"])': { translate: '0 1px' },
      '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
      '&[data-variant="brand"]': { background: color.brand.base, color: color.brand.on },
      // A hairline, because the background alone is hardly visible on the paper of the light theme.
      '&[data-variant="secondary"]': {
        background: color.odds.bg,
        color: color.text.primary,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      },
      '&[data-variant="ghost"]': { color: color.text.primary },
      '&[data-variant="danger"]': { background: color.status.dangerSolid, color: color.status.dangerOn },
      '&[aria-disabled="true"]:not([data-busy]), &:disabled': {
        background: color.odds.lockedBg,
        color: color.odds.lockedText,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch, selectors: { '&[data-size="sm"]': { minHeight: size.touch } } },
      [media.hover]: {
        selectors: {
          '&[data-variant="brand"]:hover:not([aria-disabled="true"], :disabled)': { background: color.brand.hover },
          '&[data-variant="secondary"]:hover:not([aria-disabled="true"], :disabled)': { background: color.odds.hover },
          '&[data-variant="ghost"]:hover:not([aria-disabled="true"], :disabled)': { background: color.odds.bg },
          '&[data-variant="danger"]:hover:not([aria-disabled="true"], :disabled)': {
            boxShadow: `inset 0 0 0 2px ${color.status.danger}`,
          },
        },
      },
    },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
});

export const note = style({ fontSize: size.text[13], fontWeight: 600, lineHeight: 1.15 });

export const busySpinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Invisible, but still the name of the button. */
export const whileBusy = style({ opacity: 0 });
