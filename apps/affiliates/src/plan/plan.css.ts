import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { act, actions, names, page, stack } from '../frame/frame.css.ts';

const { space } = vars;

/** Fields of a line, as many beside each other as fit. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[12],
});
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
/** A tier: where it begins, its rate, and the button that removes it. */
export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 44px',
  alignItems: 'end',
  gap: space[8],
  maxWidth: 520,
});
export const wideStack = style({ gridColumn: '1 / -1', minWidth: 0, display: 'grid', gap: space[12] });
