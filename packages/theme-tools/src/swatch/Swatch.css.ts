import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const swatch = style({
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: vars.radius.sm,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  backgroundImage:
    'linear-gradient(var(--kvota-local-color), var(--kvota-local-color)), repeating-conic-gradient(#999 0 25%, #fff 0 50%)',
  backgroundSize: 'auto, 10px 10px',
});
export const swatches = style({ display: 'flex', gap: 2 });
export const small = style({ width: 16, height: 16 });
