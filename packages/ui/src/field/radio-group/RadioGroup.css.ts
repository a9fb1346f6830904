import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, motion } = vars;

export const cards = style({ gap: space[4], justifyItems: 'stretch' });

export const card = style({
  display: 'grid',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  background: color.odds.bg,
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:has([data-checked])': { boxShadow: `inset 0 0 0 2px ${color.brand.text}` },
    '&:has([data-stopped])': { background: color.odds.lockedBg },
  },
  '@media': {
    [media.coarse]: { paddingBlock: 11 },
    [media.hover]: { selectors: { '&:hover:not(:has([data-stopped]))': { background: color.odds.hover } } },
    [media.forced]: { border: '1px solid ButtonText' },
  },
});
