import { focusRing, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const sidebar = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const reset = style([
  focusRing,
  {
    border: 0,
    borderRadius: vars.radius.sm,
    background: vars.color.brand.base,
    color: vars.color.brand.on,
    font: 'inherit',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    minWidth: 24,
    minHeight: 24,
    cursor: 'pointer',
  },
]);
