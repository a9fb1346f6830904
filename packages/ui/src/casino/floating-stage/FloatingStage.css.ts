import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, radius } = vars;

export const stage = style({
  selectors: {
    '&[data-placed="small"]': {
      overflow: 'hidden',
      border: `1px solid ${color.border.control}`,
      borderRadius: radius.lg,
      background: color.bg.overlay,
      boxShadow: `0 8px 32px ${color.bg.shadow}`,
    },
    // A browser may not load a frame that is not rendered.
    '&[data-waiting]': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
