import { style } from '@vanilla-extract/css';
import { focusRingInside, vars } from '@kvota/ui';

const { color, space, size } = vars;

export const list = style([
  focusRingInside,
  { overflow: 'auto', overscrollBehavior: 'contain', maxHeight: 420, minWidth: 0 },
]);

export const entry = style({
  borderBottom: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const line = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[8],
    width: '100%',
    minHeight: 34,
    padding: `${space[4]} ${space[8]}`,
    fontSize: size.text[13],
    '@media': { '(pointer: coarse)': { minHeight: size.touch } },
    selectors: {
      'button&:hover': { background: color.odds.bg },
      'button&[aria-expanded="true"]': { background: color.odds.bg },
    },
  },
]);

export const time = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  minWidth: 0,
});
export const title = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const summary = style({ color: color.text.secondary, minWidth: 0, overflowWrap: 'anywhere' });
export const end = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'end',
});
export const details = style({ padding: space[8], background: color.bg.canvas, display: 'grid', gap: space[8] });
