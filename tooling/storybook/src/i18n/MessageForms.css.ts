import { style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

const { color, space, size } = vars;

export const forms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: `${space[12]} ${space[16]}`,
  whiteSpace: 'normal',
});
export const language = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  color: color.text.secondary,
  fontSize: size.text[13],
});
export const form = style({
  display: 'flex',
  gap: space[8],
  alignItems: 'baseline',
  margin: 0,
  color: color.text.primary,
  fontSize: size.text[15],
  overflowWrap: 'anywhere',
});
