import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

export const badge = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.control,
  borderRadius: radius.md,
  background: color.bg.raised,
  // Room for the focus ring beside the digits.
  gap: space[4],
  '@media': { [media.phone]: { background: 'none' } },
});

export const amount = style([
  figures,
  focusRing,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[8],
    minHeight: 'inherit',
    paddingInlineEnd: space[12],
    borderRadius: radius.md,
    alignContent: 'center',
    fontSize: size.text[19],
    fontWeight: 700,
    lineHeight: size.control,
    whiteSpace: 'nowrap',
    '@media': {
      // Amount above currency, because 360 pixels have no room for both in a line.
      [media.phone]: {
        display: 'grid',
        // As wide as the amount: `sum` has a minimum width, and an automatic column would shrink to it.
        gridAutoColumns: 'max-content',
        gap: 0,
        paddingInlineEnd: space[4],
        fontSize: size.text[17],
        lineHeight: 1.05,
      },
    },
  },
]);

/** As wide as a usual credit, so that hiding it moves nothing. */
export const sum = style({
  minWidth: '9ch',
  textAlign: 'end',
  selectors: {
    // Fonts draw asterisks at the height of capitals.
    '&[data-hidden]': { transform: 'translateY(0.22em)' },
  },
  '@media': { [media.phone]: { textAlign: 'start' } },
});

export const currency = style({
  color: color.text.muted,
  fontSize: size.text[13],
  fontWeight: 500,
  '@media': { [media.phone]: { fontSize: size.text[12] } },
});
export const chevron = style({
  alignSelf: 'center',
  color: color.text.muted,
  '@media': { [media.phone]: { gridColumn: 2, gridRow: '1 / 3', marginInlineStart: space[4] } },
});
