import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;
const column = 'minmax(0, 1fr)';

export const list = style({ display: 'grid', gridTemplateColumns: column });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  borderTop: `1px solid ${color.border.subtle}`,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: column,
  flex: '1 1 160px',
  gap: space[4],
  minWidth: 0,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

export const fact = style({ color: color.text.secondary, fontSize: size.text[13], lineHeight: 1.35 });

/** As wide as the line, such as a bar. */
export const bar = style({ justifySelf: 'stretch' });
