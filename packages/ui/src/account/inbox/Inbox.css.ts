import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRingInside, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font } = vars;

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.border.subtle,
});

export const item = style({ display: 'grid', minWidth: 0, background: color.bg.raised });

export const line = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: '8px minmax(0, 1fr) auto',
    columnGap: space[12],
    rowGap: space[2],
    alignItems: 'center',
    minWidth: 0,
    padding: `${space[12]} ${space[16]} ${space[12]} ${space[12]}`,
    color: color.text.secondary,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&[aria-current="true"]': { background: color.bg.overlay },
      '&[data-unread]': { color: color.text.primary },
    },
    '@media': { [media.hover]: { ':hover': { background: color.bg.overlay } } },
  },
]);

export const dot = style({
  width: 8,
  height: 8,
  borderRadius: '50%',
  selectors: { '[data-unread] > &': { background: color.brand.text } },
});

export const title = style([
  oneLine,
  { fontSize: size.text[15], fontWeight: 500, selectors: { '[data-unread] > &': { fontWeight: 800 } } },
]);

export const when = style([figures, { color: color.text.secondary, fontSize: size.text[13], whiteSpace: 'nowrap' }]);

export const preview = style([oneLine, { gridColumn: '2 / -1', color: color.text.secondary, fontSize: size.text[13] }]);

export const letter = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  minWidth: 0,
  padding: space[24],
  borderRadius: radius.lg,
  background: color.bg.raised,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const letterHead = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const letterTitle = style({
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 800,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  // Receives the focus when the message opens. A ring around a heading would mean nothing.
  outline: 'none',
});

export const letterText = style({
  maxWidth: '68ch',
  fontSize: size.text[17],
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const letterActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: space[12],
  borderTop: `1px solid ${color.border.subtle}`,
});
