import { style } from '@vanilla-extract/css';
import { figures, textStyle } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { shareVar } from '../../theme/locals.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

export const list = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[8],
  rowGap: space[4],
});

export const name = style([textStyle(13, 500), { color: color.text.secondary, textAlign: 'center' }]);

export const figure = style([figures, textStyle(15, 700), { minWidth: 24 }]);
export const last = style([figure, { textAlign: 'end' }]);

export const bar = style({
  gridColumn: '1 / -1',
  position: 'relative',
  height: 6,
  borderRadius: radius.sm,
  background: color.status.info,
  overflow: 'clip',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  selectors: { '&[data-none]': { background: color.border.subtle } },
});

export const share = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `calc(${shareVar} * 100%)`,
  borderInlineEnd: `2px solid ${color.bg.surface}`,
  background: color.brand.base,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
