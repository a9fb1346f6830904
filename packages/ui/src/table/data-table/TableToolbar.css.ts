import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space, radius } = vars;

/** As in the table: below this width of the table, rows become cards. */
const cards = '(max-width: 599px)';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.lg,
  // It takes the focus of a removed chip, and is not a control.
  outline: 'none',
  '@container': { [cards]: { padding: `${space[12]} ${space[8]} ${space[4]}` } },
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const disclose = style({ display: 'none', '@container': { [cards]: { display: 'inline-flex' } } });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  flex: '1 1 320px',
  minWidth: 0,
  gap: space[8],
  maxWidth: 760,
  '@container': {
    [cards]: {
      display: 'none',
      // The fields are below the button that shows them, and below everything beside it.
      order: 1,
      flexBasis: '100%',
      selectors: { '&[data-open]': { display: 'grid' } },
    },
  },
});

export const sortField = style({
  display: 'none',
  '@container': { [cards]: { display: 'grid', flex: '1 1 140px', minWidth: 'min-content' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});

/** Cards have one density. */
export const densityToggle = style({ '@container': { [cards]: { display: 'none' } } });

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
