import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

import { hidden } from './frame.css.ts';

const { color, font, motion, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';

export const hiddenText = hidden;

export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
});

export const points = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[4],
  width: 'min(100%, 560px)',
  '@media': { [low]: { display: 'none' } },
});

export const point = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[4]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  lineHeight: 1.25,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-reached]': { background: color.status.successSubtle, color: color.status.success },
    '&[data-next]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}`, color: color.text.primary },
  },
});
globalStyle(`${point} b`, { fontSize: size.text[17], fontWeight: 800 });

export const mines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 'clamp(4px, 1.2cqmin, 10px)',
  width: 'min(100%, 100cqh - 66px, 560px)',
  '@media': { [low]: { width: 'min(100%, 100cqh - 8px)' } },
});

const tile = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.md,
  background: 'linear-gradient(180deg, oklch(0.46 0.06 var(--hue)), oklch(0.36 0.055 var(--hue)))',
  boxShadow: 'inset 0 -4px 0 rgb(0 0 0 / 28%), inset 0 1px 0 rgb(255 255 255 / 22%)',
  transitionProperty: 'filter, translate',
  transitionDuration: motion.fast,
} as const;

const states = {
  [light]: {
    background: 'linear-gradient(180deg, oklch(0.74 0.05 var(--hue)), oklch(0.64 0.06 var(--hue)))',
  },
  '&:is([data-cell="gem"], [data-cell="hit"], [data-cell="mine"], [data-cell="safe"])': {
    background: color.bg.inset,
    boxShadow: `inset 0 2px 5px ${color.bg.shadow}, inset 0 0 0 1px ${color.border.subtle}`,
  },
  '&[data-cell="gem"]': {
    background: color.status.successSubtle,
    boxShadow: `inset 0 0 0 2px ${color.status.success}`,
  },
  '&[data-cell="hit"]': { background: color.status.dangerSubtle, boxShadow: `inset 0 0 0 2px ${color.status.danger}` },
} as const;

export const cell = style({
  ...tile,
  aspectRatio: '1',
  padding: '16%',
  selectors: {
    ...states,
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-disabled="false"]:hover': { filter: 'brightness(1.18)', translate: '0 -2px' },
    '&[aria-disabled="false"]:active': { translate: '0 1px' },
  },
});
globalStyle(`${cell} svg`, { width: '100%', height: '100%' });
globalStyle(`${cell}:is([data-cell="mine"], [data-cell="safe"]) svg`, { opacity: 0.45 });

export const floors = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(2px, 0.8cqmin, 6px)',
  width: 'min(100%, 520px)',
  height: '100%',
  maxHeight: 620,
  minHeight: 0,
});

export const floor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--choices), 1fr)',
  gap: 'inherit',
  flex: '1 1 0',
  padding: 2,
  borderRadius: radius.md,
  minHeight: 0,
  // The floor that can be taken is high enough for a finger.
  selectors: { '&[data-now]': { flex: '0 0 52px', boxShadow: `0 0 0 2px ${color.brand.text}` } },
});

export const door = style({
  ...tile,
  position: 'relative',
  minHeight: 0,
  padding: 2,
  selectors: { ...states, '&:disabled': { cursor: 'default' }, '&:enabled:hover': { filter: 'brightness(1.18)' } },
});
// A closed door is an arch, or a goal with its net. It shows what is chosen between before a round, too.
const closed = `${door}[data-cell="closed"]::before`;
globalStyle(closed, { content: '', position: 'absolute', bottom: 4, left: '50%', translate: '-50% 0' });
globalStyle(`[data-doors="arch"] ${closed}`, {
  width: 'clamp(16px, 5cqmin, 30px)',
  height: 'calc(86% - 4px)',
  borderRadius: '50% 50% 0 0 / 60% 60% 0 0',
  background: 'linear-gradient(180deg, rgb(0 0 0 / 58%), rgb(0 0 0 / 34%))',
  boxShadow: 'inset 0 2px 3px rgb(0 0 0 / 45%), 0 0 0 2px rgb(255 255 255 / 14%)',
});
globalStyle(`[data-doors="goal"] ${closed}`, {
  width: 'min(80%, 74px)',
  height: 'calc(84% - 4px)',
  border: '3px solid rgb(255 255 255 / 86%)',
  borderBottom: 0,
  borderRadius: '3px 3px 0 0',
  background:
    'repeating-linear-gradient(45deg, rgb(255 255 255 / 26%) 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, rgb(255 255 255 / 26%) 0 1px, transparent 1px 6px), rgb(0 0 0 / 26%)',
});
// The lowest floor is the first: before a round it is the brightest.
globalStyle(`${floors}[data-begins] > ${floor}:not(:last-child) ${door}[data-cell="closed"]`, {
  filter: 'brightness(0.8) saturate(0.85)',
});
globalStyle(`${floors}[data-begins] > ${floor}:last-child ${door}[data-cell="closed"]`, {
  filter: 'brightness(1.14)',
});

globalStyle(`${door} svg`, { height: '100%', width: 'auto', maxHeight: 40, minHeight: 0 });
globalStyle(`${door}[data-cell="mine"] svg`, { opacity: 0.45 });

export const cards = style({
  gridRow: '1 / -1',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 340px) auto',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  width: 'min(100%, 560px)',
  height: '100%',
  maxHeight: 640,
  minHeight: 0,
  '@media': { [low]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'auto 1fr', alignItems: 'center' } },
});

export const pastCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, clamp(28px, 8cqw, 46px))',
  gap: space[4],
  minHeight: 'calc(clamp(28px, 8cqw, 46px) * 1.4)',
  '@media': { [low]: { display: 'none' } },
});

export const bigCard = style({ aspectRatio: '5 / 7', height: '100%', maxHeight: 330, minHeight: 0 });

export const guesses = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space[8], width: '100%' });

export const guess = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[8]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.odds.bg,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    '&:enabled:hover': { background: color.odds.hover },
    '&:disabled': { background: color.odds.lockedBg, color: color.odds.lockedText, cursor: 'default' },
  },
});
globalStyle(`${guess} b`, { fontSize: size.text[19], fontWeight: 800 });
globalStyle(`${guess} i`, { fontStyle: 'normal', color: color.brand.text });
