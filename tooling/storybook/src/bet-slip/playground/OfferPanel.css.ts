import { style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

const { color, space, size } = vars;

export const matches = style({ display: 'grid' });

export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  padding: `${space[8]} ${space[12]}`,
  borderBottom: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const names = style({ minWidth: 0 });
export const pair = style({ fontWeight: 600, lineHeight: 1.25 });
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.text.secondary,
  fontSize: size.text[13],
});
export const odds = style({ display: 'flex', gap: space[4], gridColumn: '1 / -1' });
export const price = style({ flex: '1 1 0', minWidth: 56 });
export const feed = style({ display: 'flex', gap: space[2], flexWrap: 'wrap', justifyContent: 'end', maxWidth: 180 });
