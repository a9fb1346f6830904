import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;
const low = '(max-height: 300px)';
const wide = '(min-width: 760px)';

export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, auto) auto auto',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  height: '100%',
  minHeight: 0,
  '@media': { [low]: { gridTemplateRows: 'minmax(0, 1fr)' } },
});

export const pays = style({
  width: 'min(100%, 720px)',
  borderCollapse: 'collapse',
  borderRadius: radius.lg,
  overflow: 'hidden',
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  lineHeight: 1.3,
  '@media': { [low]: { display: 'none' }, '(max-height: 640px)': { fontSize: size.text[13] } },
});
globalStyle(`${pays} tbody`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 1px',
  padding: space[4],
});
globalStyle(`${pays} tr`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `2px ${space[8]}`,
  borderRadius: radius.sm,
});
globalStyle(`${pays} th`, {
  fontWeight: 500,
  textAlign: 'start',
  color: color.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${pays} td`, { fontWeight: 800, color: color.text.primary });
globalStyle(`${pays} tr[data-now]`, { background: color.brand.base });
globalStyle(`${pays} tr[data-now] :is(th, td)`, { color: color.brand.on, fontWeight: 800 });

export const mainHand = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  width: 'min(100%, 720px)',
  minHeight: 0,
});

export const handName = style({
  minHeight: 26,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 700,
  lineHeight: '26px',
  color: color.text.secondary,
  selectors: { '&[data-pays]': { color: color.brand.text } },
  '@media': { [low]: { display: 'none' } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 'clamp(5px, 1.4cqw, 14px)',
  width: 'min(100%, (100cqh - 256px) * 3.2, 720px)',
  minWidth: 'min(100%, 296px)',
  paddingTop: 10,
  '@media': { [low]: { width: 'min(100%, (100cqh - 34px) * 3.2)' } },
});

export const card = style({
  position: 'relative',
  borderRadius: '9% / 6.4%',
  transitionProperty: 'translate',
  transitionDuration: motion.fast,
  selectors: {
    '&[aria-pressed="true"]': { translate: '0 -8px' },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});

export const held = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -9,
  margin: 'auto',
  width: 'fit-content',
  padding: `1px ${space[8]}`,
  borderRadius: radius.sm,
  background: color.brand.base,
  color: color.brand.on,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 800,
  lineHeight: 1.35,
  visibility: 'hidden',
  selectors: { '&[data-on]': { visibility: 'visible' } },
});

/** The place of the coach, so that nothing moves if it speaks: two lines, on phones four. */
export const coachPlace = style({ minHeight: 48, '@media': { '(max-width: 619px)': { minHeight: 78 } } });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  width: 'min(100%, 620px)',
  minHeight: 0,
  '@media': { [wide]: { width: 'min(100%, 720px)' }, [low]: { display: 'none' } },
});
globalStyle(`[data-hands="3"] > ${others}`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

globalStyle(`[data-hands="10"] > ${pays} tbody`, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
globalStyle(`[data-hands="10"] ${cards}`, { width: 'min(100%, 430px)' });
globalStyle(`[data-hands="10"] > ${pays}`, { fontSize: size.text[13] });

export const otherHand = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  padding: space[4],
  borderRadius: radius.md,
  background: color.bg.surface,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  lineHeight: 1.2,
  color: color.text.secondary,
  selectors: { '&[data-pays]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}`, color: color.text.primary } },
});

export const otherCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 34px))',
  gap: 2,
  width: '100%',
  justifyContent: 'center',
});
export const otherName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
});

// Ten hands on a phone: a frame marks a hand that pays, and the paytable names it.
for (const part of [otherName, handName]) {
  globalStyle(`[data-hands="10"] ${part}`, { '@media': { '(max-width: 759px)': { display: 'none' } } });
}
