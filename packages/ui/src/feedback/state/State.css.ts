import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[8],
  padding: `${space[32]} ${space[24]}`,
  textAlign: 'center',
});

export const art = style({ width: 132, height: 96, marginBottom: space[8], color: color.text.muted });
export const artLine = style({ fill: 'none', stroke: color.border.control, strokeWidth: 2, strokeLinejoin: 'round' });
export const artPaper = style({ fill: color.odds.bg });
export const artInk = style({ fill: color.brand.text });
export const artDanger = style({ fill: color.status.danger });
export const title = style({ fontSize: size.text[22], fontWeight: 800 });
export const text = style({ maxWidth: '42ch', color: color.text.secondary, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginTop: space[8],
});
