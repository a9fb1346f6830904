import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, font, radius } = vars;

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: space[8],
});

export const sharing = style({ display: 'grid', gap: space[12], minWidth: 0 });

/** Keeps its size while the picture is drawn. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  padding: space[12],
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const picture = style({
  display: 'block',
  maxWidth: 'min(300px, 100%)',
  // A long ticket gets smaller: all of it is seen, as it will be sent.
  maxHeight: 'min(380px, 46dvh)',
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const code = style({
  color: color.text.primary,
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 800,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});

export const codeNote = style({ fontSize: size.text[13] });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: space[8],
});
