import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space[8] });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[8] });
/** A phone of 360 by 680 pixels at half of its size. */
export const place = style({
  position: 'relative',
  height: 340,
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
});
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 360,
  height: 680,
  border: 0,
  transformOrigin: '0 0',
  transform: 'scale(0.5)',
});
export const caption = style({
  margin: 0,
  fontSize: vars.size.text[13],
  color: vars.color.text.secondary,
  textAlign: 'center',
});
export const figure = style({ margin: 0 });
