import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, font, radius } = vars;

export const offer = style({ display: 'grid', gap: space[16] });

export const top = style({ display: 'flex', alignItems: 'center', gap: space[16] });

export const why = style({ color: color.text.secondary, fontSize: size.text[15], lineHeight: 1.4 });

export const changes = style({ display: 'grid' });

export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});

export const leg = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 });

export const pick = style({ color: color.text.secondary, fontSize: size.text[13] });

export const odds = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const blocked = style({ color: color.status.danger });

export const figures = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});
