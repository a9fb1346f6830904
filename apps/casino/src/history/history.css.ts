import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: column, gap: space[16], alignContent: 'start' });
export const head = style({ display: 'grid', gridTemplateColumns: column, gap: space[8] });
export const tab = style({ display: 'grid', gridTemplateColumns: column, gap: space[16] });
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', minWidth: 0 });
export const field = style({
  flex: '0 1 170px',
  minWidth: 0,
  '@media': {
    // Doubled, because the kit's width of a field may come before or after this rule.
    [media.phone]: { flex: '1 1 calc(50% - 8px)', selectors: { '&&': { minWidth: 'min-content' } } },
  },
});
export const period = style({ flex: '0 1 220px', '@media': { [media.phone]: { flex: '1 1 100%' } } });
export const list = style({ display: 'grid', gridTemplateColumns: column, gap: space[8] });
export const more = style({ display: 'grid', justifyContent: 'center', padding: space[12] });
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  alignItems: 'baseline',
  margin: 0,
});
export const total = style({ display: 'grid' });
