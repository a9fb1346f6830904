import { style } from '@vanilla-extract/css';
import { focusRingInside, hiddenVisually, media, vars } from '@kvota/ui';

const { color, space, size, radius } = vars;

export const list = style([
  focusRingInside,
  {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'min(72vh, 760px)',
    paddingBottom: space[8],
    '@media': { [media.belowDesk]: { maxHeight: 340 } },
  },
]);

export const heading = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  background: color.bg.surface,
  color: color.text.secondary,
  fontFamily: vars.font.condensed,
  fontSize: size.text[13],
  fontWeight: 700,
});

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  minHeight: 36,
  marginInline: space[4],
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  '@media': {
    [media.coarse]: { minHeight: size.touch },
    [media.hover]: { selectors: { '&:hover': { background: color.odds.bg } } },
  },
  selectors: {
    '&:has(:checked)': { background: color.brand.subtle, boxShadow: `inset 3px 0 0 ${color.brand.text}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
  },
});

export const input = style(hiddenVisually);
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.25 });
export const detail = style({
  color: color.text.secondary,
  fontSize: size.text[13],
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[4] });
export const none = style({ padding: space[16], color: color.text.secondary });

/** What narrows the list, above it. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[8],
});
