import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing, turnsWhileOpen } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const trigger = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: space[4],
    minHeight: size.control,
    // Wide enough for two letters of any language, so that the bar beside it does not move.
    minWidth: 52,
    paddingInline: space[8],
    borderRadius: radius.md,
    color: color.text.secondary,
    fontFamily: font.condensed,
    fontSize: size.text[15],
    fontWeight: 700,
    textTransform: 'uppercase',
    transition: `background-color ${motion.fast}, color ${motion.fast}`,
    selectors: {
      '&[data-name]': { paddingInline: space[12], textTransform: 'none' },
      '&[data-popup-open]': { background: color.odds.bg, color: color.text.primary },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: { ':hover': { background: color.odds.bg, color: color.text.primary } },
    },
  },
]);

export const chevron = style(turnsWhileOpen);

export const code = style({
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 600,
  textTransform: 'uppercase',
});
