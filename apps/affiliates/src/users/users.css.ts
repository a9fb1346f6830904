import { media } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { act, actions, head, line as filters, line as titleLine, names, page, stack } from '../frame/frame.css.ts';

export const search = style({
  flex: '0 1 300px',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const center = style({ display: 'grid', justifyContent: 'center' });
