import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

/** As high as a closed card; on a phone its stub is below. */
export const card = style({
  display: 'grid',
  gap: space[12],
  minHeight: 104,
  padding: space[16],
  borderRadius: radius.lg,
  background: color.bg.raised,
  '@media': { [media.phone]: { minHeight: 168 } },
});
