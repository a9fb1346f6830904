import { style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

const { color, space, size } = vars;

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: space[8],
});

export const event = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
});

export const reason = style({
  color: color.text.secondary,
  fontSize: size.text[12],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
