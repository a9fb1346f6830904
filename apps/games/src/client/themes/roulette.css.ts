import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { upright } from './roulette-media.ts';

const { color, font, motion, radius, size, space } = vars;
const narrow = '(max-width: 619px)';
const low = '(max-height: 300px)';
const over = `${narrow}, ${low}`;

const [red, black, zero] = ['#b3202c', '#171c20', '#0a7a45'] as const;

/** The wheel beside the cloth. On small screens it covers the cloth while it turns. */
export const board = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(30cqw, 100cqh - 76px, 380px) minmax(0, 1fr)',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'clamp(12px, 2.4cqw, 36px)',
  height: '100%',
  minHeight: 0,
  '@media': { [over]: { display: 'block' } },
});

export const side = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  '@media': {
    [over]: {
      position: 'absolute',
      inset: 0,
      zIndex: 3,
      alignContent: 'center',
      background: 'rgb(7 16 20 / 94%)',
      borderRadius: radius.lg,
      visibility: 'hidden',
      selectors: { [`${board}[data-spinning] &`]: { visibility: 'visible' } },
    },
  },
});
export const wheel = style({
  width: '100%',
  overflow: 'visible',
  filter: `drop-shadow(0 10px 18px ${color.bg.shadow})`,
  '@media': { [over]: { width: 'min(92cqw, 100cqh - 44px)' } },
});
export const note = style({
  display: 'grid',
  maxWidth: 420,
  fontSize: size.text[13],
  lineHeight: 1.3,
  textAlign: 'center',
  color: color.text.primary,
  '@media': { [over]: { color: '#fff' } },
});
globalStyle(`${note} span`, { '@media': { [over]: { display: 'none' } } });

export const pocket = style({ fill: black, stroke: '#d6a83e', strokeWidth: 0.5 });
export const pocketFloor = style({ fill: '#0d1114', stroke: '#d6a83e', strokeWidth: 0.4 });
globalStyle(`${pocket}[data-color="red"]`, { fill: red });
globalStyle(`${pocket}[data-color="zero"]`, { fill: zero });
globalStyle(`${pocketFloor}[data-color="red"]`, { fill: '#7d141d' });
globalStyle(`${pocketFloor}[data-color="zero"]`, { fill: '#06532f' });
export const pocketText = style({
  fill: '#fff',
  fontFamily: font.condensed,
  fontSize: 9,
  fontWeight: 800,
  textAnchor: 'middle',
});

export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[12],
  minWidth: 0,
  '@media': { [over]: { height: '100%', gap: space[4] }, [low]: { gridTemplateRows: 'minmax(0, 1fr)' } },
  // At a table the last numbers are in its head.
  selectors: {
    '&[data-shared]': {
      gridTemplateRows: 'minmax(0, 1fr)',
      '@media': {
        // The head of a table takes room. If too little is left, the cloth scrolls, so that its places can be pressed.
        [`${upright} and (max-height: 560px)`]: { gridTemplateRows: 'minmax(310px, 1fr)', overflowY: 'auto' },
      },
    },
  },
});

export const past = style({
  display: 'flex',
  gap: 3,
  height: 30,
  overflow: 'hidden',
  '@media': {
    [over]: { height: 24 },
    [`${upright} and (max-height: 600px)`]: { display: 'none' },
    [low]: { display: 'none' },
  },
});
export const pastNumber = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  borderRadius: radius.sm,
  background: black,
  color: '#fff',
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 800,
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 22%)',
  selectors: {
    '&[data-color="red"]': { background: red },
    '&[data-color="zero"]': { background: zero },
    '&:first-child': { width: 44, fontSize: size.text[19] },
  },
  '@media': { [over]: { width: 26, fontSize: size.text[13] } },
});

/** Places are laid out by cells: 14 along, 5 across. The upright cloth exchanges the two. */
export const cloth = style({
  position: 'relative',
  gridRow: 2,
  width: '100%',
  aspectRatio: '14 / 5.4',
  maxHeight: '100cqh',
  borderRadius: radius.md,
  background: '#0c5a3c',
  boxShadow: `0 6px 18px ${color.bg.shadow}, 0 0 0 2px rgb(232 196 104 / 45%)`,
  containerType: 'size',
  vars: { '--chip': 'min(5.4cqw, 34px)' },
  selectors: {
    [`${main}[data-shared] > &`]: {
      gridRow: 1,
      '@media': { [`${upright} and (max-height: 560px)`]: { maxHeight: 'none' } },
    },
  },
  '@media': {
    [over]: { aspectRatio: 'auto', height: '100%' },
    [upright]: { vars: { '--chip': 'min(7.2cqh, 26px)' } },
    [low]: { gridRow: 1, vars: { '--chip': 'min(15cqh, 24px)' } },
  },
});

const middle = {
  position: 'absolute',
  left: 'calc((var(--along) + 1 - var(--length) / 2) / 14 * 100%)',
  top: 'calc((3 - var(--across) - var(--width) / 2) / 5 * 100%)',
  width: 'calc(var(--length) / 14 * 100%)',
  height: 'calc(var(--width) / 5 * 100%)',
} as const;
const middleUpright = {
  left: 'calc((var(--across) + 2 - var(--width) / 2) / 5 * 100%)',
  top: 'calc((var(--along) + 1 - var(--length) / 2) / 14 * 100%)',
  width: 'calc(var(--width) / 5 * 100%)',
  height: 'calc(var(--length) / 14 * 100%)',
} as const;

export const spot = style({
  ...middle,
  display: 'grid',
  placeItems: 'center',
  border: '0.5px solid rgb(255 255 255 / 55%)',
  color: '#fff',
  fontFamily: font.condensed,
  fontSize: 'clamp(13px, 2.3cqw, 22px)',
  fontWeight: 800,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  transitionProperty: 'box-shadow, background-color',
  transitionDuration: motion.fast,
  selectors: {
    '&[data-color="red"]': { background: red },
    '&[data-color="black"]': { background: black },
    '&[data-color="zero"]': { background: zero },
    'button&:hover': { boxShadow: 'inset 0 0 0 2px rgb(255 255 255 / 80%)' },
    'button&:focus-visible': { outline: '3px solid #fff', outlineOffset: -4, zIndex: 2 },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[data-won="number"]': { boxShadow: 'inset 0 0 0 4px #ffe08a', color: '#ffe08a', zIndex: 1 },
    '&[data-won="side"]': { boxShadow: 'inset 0 0 0 2px #ffe08a' },
  },
  '@media': { [upright]: { ...middleUpright, fontSize: 15 }, [low]: { fontSize: 13 } },
});

/** A bet on several numbers, between them. */
export const between = style({
  position: 'absolute',
  left: 'calc((var(--along) + 1) / 14 * 100%)',
  top: 'calc((3 - var(--across)) / 5 * 100%)',
  width: 'calc(0.62 / 14 * 100%)',
  height: 'calc(0.62 / 5 * 100%)',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 999,
  selectors: {
    '&::before': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: '#ffe08a',
      boxShadow: '0 0 0 1.5px rgb(0 0 0 / 60%)',
    },
    '&:hover::before': { width: 16, height: 16 },
    '&:focus-visible': { outline: '3px solid #fff', outlineOffset: -2, zIndex: 2 },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': {
    [upright]: {
      left: 'calc((var(--across) + 2) / 5 * 100%)',
      top: 'calc((var(--along) + 1) / 14 * 100%)',
      width: 'calc(0.6 / 5 * 100%)',
      height: 'calc(0.94 / 14 * 100%)',
    },
  },
});

export const placed = style({
  position: 'absolute',
  left: 'calc((var(--along) + 1) / 14 * 100%)',
  top: 'calc((3 - var(--across)) / 5 * 100%)',
  translate: '-50% -50%',
  zIndex: 2,
  pointerEvents: 'none',
  borderRadius: '50%',
  selectors: {
    // Chosen and not placed: a broken ring, and beside the booked chip on the same place.
    '&[data-draft]': { outline: '2px dashed #fff', outlineOffset: 1 },
    '&[data-draft="over"]': { translate: '-80% -76%' },
    '&[data-end="lost"]': { filter: 'saturate(0.15) brightness(0.5)', scale: 0.8 },
    '&[data-end="back"]': { filter: 'drop-shadow(0 0 5px #ffe08a)', scale: 1.12 },
  },
  '@media': {
    [upright]: {
      left: 'calc((var(--across) + 2) / 5 * 100%)',
      top: 'calc((var(--along) + 1) / 14 * 100%)',
    },
  },
});

/** A number in the list of the last ones of a table. */
export const lastNumber = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  height: 22,
  borderRadius: radius.sm,
  background: black,
  color: '#fff',
  fontSize: size.text[15],
  fontWeight: 800,
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 22%)',
  selectors: { '&[data-color="red"]': { background: red }, '&[data-color="zero"]': { background: zero } },
});
