import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';
const wide = '(min-width: 760px)';

export const board = style({
  display: 'grid',
  gridTemplate: '"pays" auto "grid" minmax(0, 1fr) "tools" auto / minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
  '@media': {
    [wide]: {
      gridTemplate: '"grid pays" minmax(0, 1fr) "tools pays" auto / minmax(0, 860px) 224px',
      justifyContent: 'center',
      columnGap: space[24],
    },
    // Numbers are 24 px at 400 × 225 (WCAG 2.5.8): all of the width is theirs, and the tools are one low line.
    [low]: {
      gridTemplate: '"grid" minmax(124px, 1fr) "tools" 24px / minmax(0, 1fr)',
      gap: 2,
      marginInline: `calc(-1 * ${space[8]})`,
      overflowY: 'auto',
    },
  },
});

export const pays = style({
  gridArea: 'pays',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  width: 'min(100%, 640px)',
  minHeight: 52,
  '@media': {
    [wide]: {
      gridAutoFlow: 'row',
      gridAutoRows: 'min-content',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: space[4],
    },
    [low]: { display: 'none' },
  },
});
export const pay = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  padding: `${space[4]} 2px`,
  borderRadius: radius.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[12],
  lineHeight: 1.2,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '&[data-now]': { background: color.brand.base, color: color.brand.on } },
  '@media': {
    [wide]: {
      gridTemplateColumns: '1fr auto',
      justifyItems: 'start',
      columnGap: space[8],
      padding: `${space[4]} ${space[12]}`,
      fontSize: size.text[15],
    },
  },
});
globalStyle(`${pay} b`, { fontSize: size.text[15], fontWeight: 800, color: color.text.primary });
globalStyle(`${pay}[data-now] b`, { color: 'inherit' });
globalStyle(`${pay} i`, { display: 'none', fontStyle: 'normal', gridColumn: '1 / -1', fontSize: size.text[13] });
globalStyle(`${pay} b`, { '@media': { [wide]: { fontSize: size.text[19] } } });
globalStyle(`${pay} i`, { '@media': { '(min-width: 760px) and (min-height: 620px)': { display: 'block' } } });
export const hint = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[8],
  borderRadius: radius.md,
  background: color.bg.surface,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  textAlign: 'center',
});

export const grid = style({
  gridArea: 'grid',
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: 'clamp(2px, 0.8cqmin, 6px)',
  width: '100%',
  maxWidth: 640,
  height: '100%',
  maxHeight: 560,
  minHeight: 0,
  alignSelf: 'center',
  '@media': {
    [wide]: { maxWidth: 860 },
    [low]: { gridTemplateColumns: 'repeat(16, minmax(0, 1fr))', gap: 1, maxWidth: 640, minHeight: 124 },
  },
});
globalStyle(`[data-numbers="35"] > ${grid}`, { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', maxWidth: 560 });
globalStyle(`[data-numbers="35"] > ${grid}`, { '@media': { [wide]: { maxWidth: 720 } } });
globalStyle(`[data-numbers="35"] > ${grid}`, {
  '@media': { [low]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
});

/** A number. Its mark is a shape beside a colour: a frame, a ring, a star. */
export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  containerType: 'size',
  borderRadius: radius.md,
  background: 'linear-gradient(180deg, oklch(0.38 0.05 var(--hue)), oklch(0.31 0.045 var(--hue)))',
  boxShadow: 'inset 0 -3px 0 rgb(0 0 0 / 24%), inset 0 1px 0 rgb(255 255 255 / 16%)',
  color: '#f4f8f6',
  fontFamily: font.condensed,
  fontSize: 'clamp(13px, 4.4cqmin, 22px)',
  fontWeight: 700,
  lineHeight: 1,
  transitionProperty: 'translate, filter',
  transitionDuration: motion.fast,
  selectors: {
    [light]: {
      background: 'linear-gradient(180deg, #ffffff, oklch(0.94 0.02 var(--hue)))',
      boxShadow: 'inset 0 -3px 0 rgb(14 30 34 / 10%), inset 0 0 0 1px rgb(14 30 34 / 18%)',
      color: '#0e1e22',
    },
    '&[aria-disabled="false"]:hover': { filter: 'brightness(1.16)', translate: '0 -1px' },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&&[data-mark="picked"]': {
      background: color.brand.base,
      color: color.brand.on,
      fontWeight: 800,
      boxShadow: 'inset 0 -3px 0 rgb(0 0 0 / 22%)',
    },
    '&&[data-mark="hit"]': { background: color.brand.base, color: '#0b1a12', fontWeight: 800 },
    '&&[data-mark="drawn"]': { background: color.bg.inset, color: color.text.primary },
  },
  '@media': { [low]: { fontSize: size.text[13] } },
});
globalStyle(`${number} > span`, { position: 'relative' });

export const mark = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  display: 'none',
  selectors: {
    '[data-mark="drawn"] > &': {
      display: 'block',
      width: 'min(86cqw, 86cqh, 46px)',
      aspectRatio: '1',
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 2.5px ${color.text.secondary}`,
    },
    '[data-mark="hit"] > &': {
      display: 'block',
      width: 'min(126cqw, 126cqh, 64px)',
      aspectRatio: '1',
      background: '#ffd23f',
      clipPath:
        'polygon(50% 0%, 61% 13%, 77% 7%, 80% 24%, 97% 27%, 91% 43%, 100% 57%, 86% 66%, 87% 83%, 70% 84%, 60% 98%, 48% 87%, 32% 95%, 27% 79%, 10% 77%, 14% 60%, 0% 50%, 14% 40%, 9% 24%, 26% 21%, 30% 5%, 46% 12%)',
    },
  },
});

export const tools = style({
  gridArea: 'tools',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[12],
  width: 'min(100%, 560px)',
  '@media': {
    [low]: { gridTemplateColumns: '1fr auto 1fr', width: 'calc(100% - 16px)', gap: space[8] },
  },
});
export const count = style({
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: color.text.secondary,
});
globalStyle(`${count} b`, { fontSize: size.text[22], fontWeight: 800, color: color.text.primary });
globalStyle(`${tools} > button`, {
  '@media': { [low]: { height: 24, padding: `0 ${space[8]}`, borderRadius: radius.sm, fontSize: size.text[13] } },
});
globalStyle(`${count}, ${count} b`, { '@media': { [low]: { fontSize: size.text[15] } } });
// The head of a table takes room. If too little is left, the board scrolls, so that its numbers can be pressed.
const shortTable = '(max-height: 560px) and (min-height: 301px) and (max-width: 559px)';
const flatTable = '(max-height: 480px) and (min-height: 301px) and (min-width: 560px)';
globalStyle(`${board}[data-shared]`, {
  '@media': {
    [shortTable]: {
      gridTemplate: '"pays" auto "grid" minmax(248px, 1fr) "tools" auto / minmax(0, 1fr)',
      overflowY: 'auto',
    },
    [`${flatTable} and (max-width: 759px)`]: {
      gridTemplate: '"grid" minmax(150px, 1fr) "tools" auto / minmax(0, 1fr)',
      overflowY: 'auto',
    },
  },
});
globalStyle(`${board}[data-shared] > ${pays}`, {
  '@media': { [`${flatTable} and (max-width: 759px)`]: { display: 'none' } },
});
globalStyle(`${board}[data-shared][data-numbers="80"] > ${grid}`, {
  '@media': { [flatTable]: { gridTemplateColumns: 'repeat(16, minmax(0, 1fr))' } },
});

/** The ball that was drawn last at a table. */
export const ball = style({
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: 'radial-gradient(circle at 35% 30%, #fff6cf, #ffd23f 45%, #b98a06)',
  color: '#1c1503',
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 800,
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@media': { [low]: { width: 24, height: 24, fontSize: size.text[13] } },
});
globalStyle(`${count}[data-hits]`, { textAlign: 'end' });

/** A number of a placed bet that is not chosen again. */
globalStyle(`${number}[data-booked][data-mark="open"]`, {
  outline: `2px solid ${color.brand.text}`,
  outlineOffset: -2,
});

/** The numbers of a draw in the list of the last ones of a table. */
export const lastNumbers = style({ display: 'flex', gap: 2, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${lastNumbers} > span`, {
  minWidth: 22,
  borderRadius: radius.sm,
  background: color.bg.surface,
  fontSize: size.text[13],
  lineHeight: '22px',
  textAlign: 'center',
});
