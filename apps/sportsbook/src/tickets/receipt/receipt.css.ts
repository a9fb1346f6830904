import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/**
 * At least as wide as its label, so that no label wraps if a row has room for one button less. The last row fills its
 * width.
 */
export const action = style({ flex: '1 1 auto', minWidth: 'min(120px, 100%)' });

export const sharing = style({ display: 'grid', gap: space[12], minWidth: 0 });

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: space[8],
});
