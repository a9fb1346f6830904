import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, font, radius } = vars;

export const head = style({ display: 'grid', gap: space[12], minWidth: 0 });

export const title = style({ fontSize: size.text[28], fontWeight: 800 });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });

/** Five words do not fit a phone: they are swiped. */
export const views = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the focus, which would be cut off.
  padding: 3,
  margin: -3,
});

export const period = style({ flex: '0 1 280px', '@media': { [media.phone]: { flex: '1 1 100%' } } });

export const list = style({ display: 'grid', gap: space[12] });

/** What the header covers is kept free when a ticket comes into view. */
export const card = style({ scrollMarginTop: `calc(${size.header} + ${size.marquee} + ${space[16]})` });

export const legs = style({ overflow: 'visible' });

export const stamp = style({ display: 'inline-flex', paddingInlineStart: space[4] });

export const pick = style({
  marginInlineEnd: space[8],
  color: color.text.primary,
  fontFamily: font.condensed,
  fontWeight: 800,
});

export const note = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] });

/** What happened at one side, what it comes to at the other; one below the other where there is no room. */
export const stub = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[16]} ${space[32]}`,
});

export const steps = style({ display: 'grid', gap: space[4] });

export const stepsTitle = style({ color: color.text.primary, fontSize: size.text[15], fontWeight: 700 });

export const stepList = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[16],
  listStyle: 'square',
  color: color.text.secondary,
  fontSize: size.text[15],
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});

export const totals = style({ display: 'grid', gap: space[12] });

export const soldAt = style({ color: color.text.muted, fontSize: size.text[13], whiteSpace: 'nowrap' });

export const number = style({
  color: color.text.muted,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  letterSpacing: '0.04em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  color: color.text.secondary,
  fontSize: size.text[15],
});

export const sum = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });

export const sumValue = style({
  color: color.text.primary,
  fontFamily: font.condensed,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const bones = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  minHeight: 104,
  borderRadius: radius.lg,
  background: color.bg.raised,
  '@media': { [media.phone]: { minHeight: 168 } },
});
