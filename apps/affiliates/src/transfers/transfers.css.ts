import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', minWidth: 0 });

export const field = style({
  flex: '0 1 200px',
  minWidth: 0,
  '@media': {
    // Doubled, because the kit's width of a field may come before or after this rule.
    [media.phone]: { flex: '1 1 calc(50% - 8px)', selectors: { '&&': { minWidth: 'min-content' } } },
  },
});

/** A field that needs more room: the search for a user, the days. */
export const wide = style({
  flex: '0 1 260px',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});

export const end = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });
