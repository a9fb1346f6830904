import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const text = style({ margin: 0, fontSize: vars.size.text[13], color: vars.color.text.secondary });
export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const difference = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.size.text[13],
  paddingBlock: 2,
});
