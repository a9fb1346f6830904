import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});

export const text = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 });

export const pick = style({ color: color.text.secondary, fontSize: size.text[13] });

export const pair = style({ fontSize: size.text[15] });

export const odds = style([
  figures,
  { display: 'flex', alignItems: 'center', gap: space[4], fontSize: size.text[19], whiteSpace: 'nowrap' },
]);

export const old = style({ color: color.text.secondary });

export const closed = style({ color: color.status.danger });

export const below = style({ gridColumn: '1 / -1', color: color.text.secondary, fontSize: size.text[15] });
