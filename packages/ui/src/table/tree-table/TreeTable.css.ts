import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyTopVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, motion, z, density } = vars;

export const room = style({ borderRadius: radius.lg, background: color.bg.surface });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size.text[15],
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const headCell = style({
  position: 'sticky',
  top: fallbackVar(stickyTopVar, '0px'),
  zIndex: z.sticky,
  height: 36,
  padding: `0 ${space[12]}`,
  background: `color-mix(in oklab, ${color.odds.bg} 80%, ${color.bg.surface})`,
  boxShadow: `inset 0 -1px ${color.border.subtle}`,
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&:first-child': { borderStartStartRadius: radius.lg },
    '&:last-child': { borderStartEndRadius: radius.lg },
  },
});

export const row = style([
  focusRingInside,
  {
    cursor: 'pointer',
    transition: `background-color ${motion.fast}`,
    '@media': { [media.hover]: { ':hover': { background: color.odds.bg } } },
  },
]);

export const cell = style({
  height: 40,
  padding: `${density.cell} ${space[12]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&:first-child': { paddingInlineStart: 0, fontWeight: 600 },
  },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const twisty = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: radius.sm,
  color: color.text.secondary,
  transition: `rotate ${motion.base} ${motion.ease}`,
  selectors: { [`${row}[aria-expanded="true"] &`]: { rotate: '90deg' } },
  '@media': {
    [media.hover]: {
      selectors: { '&[data-twisty]:hover': { background: color.odds.hover, color: color.text.primary } },
    },
  },
});
