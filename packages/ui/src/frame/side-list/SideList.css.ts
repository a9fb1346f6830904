import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRingInside, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion } = vars;

export const list = style({ display: 'grid', gap: 1 });

export const title = style({
  padding: `${space[12]} ${space[12]} ${space[4]}`,
  color: color.text.muted,
  fontSize: size.text[13],
  fontWeight: 600,
});

export const line = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const item = style([
  focusRingInside,
  {
    position: 'relative',
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minWidth: 0,
    minHeight: 38,
    paddingInline: space[12],
    borderRadius: radius.md,
    color: color.text.secondary,
    fontSize: size.text[15],
    fontWeight: 500,
    transition: `background-color ${motion.fast}, color ${motion.fast}`,
    selectors: {
      '&[data-depth="1"]': { paddingInlineStart: 36 },
      // Aligned with the text of the line above, past its flag.
      '&[data-depth="2"]': { paddingInlineStart: 70, minHeight: 34 },
      '&:is([aria-current], [aria-pressed="true"])': {
        background: color.odds.bg,
        color: color.text.primary,
        fontWeight: 700,
      },
      '&:is([aria-current], [aria-pressed="true"])::before': {
        content: '""',
        position: 'absolute',
        left: 0,
        insetBlock: 7,
        width: 5,
        background: color.brand.text,
        clipPath: 'polygon(0 0, 100% 0, 40% 100%, 0 100%)',
      },
      '&[data-disabled]': { color: color.odds.lockedText, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: {
        selectors: { '&:hover:not([data-disabled])': { background: color.odds.bg, color: color.text.primary } },
      },
    },
  },
]);

export const label = style([oneLine, { flexGrow: 1, textAlign: 'start' }]);
export const count = style([figures, { color: color.text.muted, fontSize: size.text[15], fontWeight: 500 }]);
export const chevron = style({
  color: color.text.muted,
  transition: `rotate ${motion.base} ${motion.ease}`,
  selectors: { '&[data-open]': { rotate: '90deg' } },
});
