import { style } from '@vanilla-extract/css';
import { figures, oneLine, textStyle } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { shareVar } from '../../theme/locals.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, radius } = vars;

export const tracker = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const field = style({
  position: 'relative',
  height: 132,
  borderRadius: radius.md,
  background: color.bg.inset,
  overflow: 'clip',
});

export const side = style([
  oneLine,
  textStyle(12, 600),
  {
    position: 'absolute',
    insetInlineStart: space[4],
    maxWidth: '60%',
    paddingInline: space[4],
    // The needle passes behind the name.
    background: color.bg.inset,
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

/** The part of the axis that is over. */
export const played = style({
  stroke: color.text.secondary,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const marks = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The minute is on the outer side of the sign, so that it covers no lead. */
export const mark = style({
  ...at,
  display: 'flex',
  alignItems: 'center',
  width: 28,
  marginInlineStart: -14,
  selectors: {
    '&[data-side="home"]': { bottom: 'calc(50% + 4px)', flexDirection: 'column-reverse' },
    '&[data-side="away"]': { top: 'calc(50% + 4px)', flexDirection: 'column' },
    // At the ends of the axis a mark stays inside.
    '&:first-child, &:last-child': { translate: `calc((0.5 - ${shareVar}) * 16px)` },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: color.bg.surface,
  color: color.text.primary,
});

export const minute = style([
  figures,
  { color: color.text.primary, fontSize: size.text[12], fontWeight: 600, lineHeight: '14px', whiteSpace: 'nowrap' },
]);

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
