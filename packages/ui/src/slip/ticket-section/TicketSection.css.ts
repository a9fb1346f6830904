import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font, radius } = vars;

const dashed = `1px dashed ${color.border.control}`;

export const section = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderTop: dashed,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
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

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[8] });

export const groups = style({ borderTop: dashed });

export const group = style([head, { minHeight: 48, padding: `${space[4]} ${space[8]} ${space[4]} ${space[16]}` }]);

export const groupText = style({ display: 'grid', flexGrow: 1, minWidth: 0, lineHeight: 1.25 });

export const note = style({ color: color.text.secondary, fontSize: size.text[13], fontVariantNumeric: 'tabular-nums' });

export const figures = style({
  display: 'grid',
  gap: space[12],
  width: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});

/** The lower end of a range, beside the more prominent upper end. */
export const least = style({ color: color.text.secondary, fontSize: size.text[15], fontWeight: 600 });
