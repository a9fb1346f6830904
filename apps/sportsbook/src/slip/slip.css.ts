import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, font, radius } = vars;

export const ticket = style({
  position: 'relative',
  '@media': { [media.desk]: { maxHeight: 'calc(100dvh - 116px)' } },
});

export const tools = style({ display: 'flex', alignItems: 'center' });

export const answers = style({ display: 'flex', gap: space[8], marginTop: space[8] });

/** What stands below the legs and scrolls with them. */
export const section = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px dashed ${color.border.control}`,
});

export const sectionHead = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const sectionActions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[8] });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 30,
  height: 30,
  paddingInline: space[4],
  borderRadius: radius.md,
  background: color.brand.subtle,
  color: color.brand.text,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 800,
});

export const step = style({ flexGrow: 1, minWidth: 0, color: color.text.secondary, fontSize: size.text[15] });

export const conditions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const groups = style({ borderTop: `1px dashed ${color.border.control}` });

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 48,
  padding: `${space[4]} ${space[8]} ${space[4]} ${space[16]}`,
});

export const groupText = style({ display: 'grid', flexGrow: 1, minWidth: 0, lineHeight: 1.25 });

export const groupNote = style({
  color: color.text.secondary,
  fontSize: size.text[13],
  fontVariantNumeric: 'tabular-nums',
});

/** The lesser end of a range, beside the greater one that the eye looks for. */
export const least = style({ color: color.text.secondary, fontSize: size.text[15], fontWeight: 600 });
