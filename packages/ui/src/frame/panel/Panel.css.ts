import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

export const panel = style({ borderRadius: radius.lg, background: color.bg.surface, minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 48,
  padding: `${space[4]} ${space[12]} ${space[4]} ${space[16]}`,
  borderBottom: `1px solid ${color.border.subtle}`,
});
export const title = style({ flexGrow: 1, fontSize: size.text[19], fontWeight: 700 });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[12],
  selectors: { '&[data-flush]': { padding: 0 } },
});
