import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  selectors: {
    '& + &': { borderTop: `1px solid ${color.border.subtle}` },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const name = style({ display: 'grid', flex: '1 1 200px', gap: space[4], minWidth: 0 });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[8] });
