import { style } from '@vanilla-extract/css';
import { figures, oneLine, textStyle } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { shareVar } from '../../theme/locals.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, radius } = vars;

export const tracker = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const field = style({
  position: 'relative',
  height: 112,
  borderRadius: radius.md,
  background: color.bg.inset,
  overflow: 'clip',
});

export const side = style([
  oneLine,
  textStyle(12, 600),
  {
    position: 'absolute',
    insetInlineStart: space[8],
    maxWidth: '60%',
    color: color.text.secondary,
    selectors: { '&[data-side="home"]': { top: space[4] }, '&[data-side="away"]': { bottom: space[4] } },
  },
]);

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const home = style({ fill: color.brand.base, fillOpacity: 0.55 });
export const away = style({ fill: color.status.info, fillOpacity: 0.45 });
export const middle = style({
  stroke: color.border.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const parting = style({
  stroke: color.border.subtle,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
});

const at = { position: 'absolute', insetInlineStart: `calc(${shareVar} * 100%)` } as const;

export const needle = style({
  ...at,
  insetBlock: 0,
  width: 2,
  marginInlineStart: -1,
  background: color.live.text,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const mark = style({
  ...at,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  marginInlineStart: -10,
  borderRadius: '50%',
  background: color.bg.surface,
  color: color.text.primary,
  selectors: {
    '&[data-side="home"]': { bottom: 'calc(50% + 4px)' },
    '&[data-side="away"]': { top: 'calc(50% + 4px)' },
  },
});

export const card = style({
  width: 8,
  height: 12,
  borderRadius: 2,
  background: color.status.dangerSolid,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const periods = style({ position: 'relative', height: 18 });

export const period = style([
  oneLine,
  figures,
  {
    position: 'absolute',
    top: 0,
    insetInlineStart: `calc(${shareVar} * 100%)`,
    color: color.text.muted,
    fontSize: size.text[12],
    textAlign: 'center',
    selectors: { '&[data-current]': { color: color.live.text, fontWeight: 700 } },
  },
]);
