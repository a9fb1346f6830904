import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, radius, font } = vars;

export const question = style({ display: 'grid', gap: space[16], justifyItems: 'start' });

export const legs = style({ display: 'grid', width: '100%' });

export const leg = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});

export const legText = style({ display: 'grid', minWidth: 0 });

export const pick = style({ color: color.text.secondary, fontSize: size.text[13] });

export const pair = style({ fontSize: size.text[15], lineHeight: 1.3 });

export const odds = style({
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const ended = style({ color: color.text.secondary, fontSize: size.text[15] });

export const answer = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: space[12],
  width: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});
