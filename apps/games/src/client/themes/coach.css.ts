import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;
const low = '(max-height: 300px)';

/** The coach: after a hand, the best decisions. */
export const coach = style({
  width: 'min(100%, 640px)',
  minHeight: 40,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  fontSize: size.text[15],
  lineHeight: 1.3,
  textAlign: 'center',
  '@media': { [low]: { display: 'none' }, '(max-width: 619px)': { fontSize: size.text[13] } },
});
globalStyle(`${coach} > div`, {
  maxWidth: '100%',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.md,
  background: color.bg.overlay,
  color: color.text.secondary,
  boxShadow: `0 1px 3px ${color.bg.shadow}`,
});
globalStyle(`${coach} b`, { color: color.text.primary, fontWeight: 700 });
