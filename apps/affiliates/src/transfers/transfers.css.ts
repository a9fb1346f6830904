import { media } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { line as chips, line as toolbar, page } from '../frame/frame.css.ts';

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

/** A button below a list. */
export const center = style({ justifySelf: 'center', alignSelf: 'center' });
