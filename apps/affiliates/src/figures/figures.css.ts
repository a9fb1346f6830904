import { media } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { line, page, stack } from '../frame/frame.css.ts';

export const days = style({ flex: '0 1 260px', minWidth: 0, '@media': { [media.phone]: { flex: '1 1 100%' } } });
