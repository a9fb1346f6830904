import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const advice = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });
export const text = style({ margin: 0, fontSize: vars.size.text[13], color: vars.color.text.secondary });
export const list = style({
  display: 'grid',
  gap: vars.space[8],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
export const words = style({ flex: 1, minWidth: 0, display: 'grid', fontSize: vars.size.text[13] });
export const figure = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.text.secondary });
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 28,
  borderRadius: vars.radius.sm,
  fontWeight: 600,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  '::before': { content: '"Aa"' },
});
