import { keyframes, style } from '@vanilla-extract/css';
import { textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, space } = vars;

/** The animation plays once. */
const press = keyframes({ from: { opacity: 0, scale: 1.6 } });

export const stamp = style([
  textStyle(15, 900, 'condensed'),
  {
    display: 'inline-block',
    padding: `${space[2]} ${space[8]}`,
    border: '2px solid currentColor',
    borderRadius: vars.radius.sm,
    outline: '1px solid currentColor',
    outlineOffset: 2,
    rotate: '-6deg',
    lineHeight: 1.15,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    animation: `${press} ${motion.slow} ${motion.spring}`,
    selectors: {
      '&[data-tone="success"]': { color: color.status.success },
      '&[data-tone="danger"]': { color: color.status.danger },
      '&[data-tone="neutral"]': { color: color.text.secondary },
    },
  },
]);
