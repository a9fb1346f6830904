import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space, z } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';
const narrow = '(max-width: 619px)';
const tiny = `${low} and (max-width: 619px)`;

/** Readable for assistive technology only. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The whole frame. `--hue` is the colour of the game's light. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  height: '100dvh',
  minHeight: 200,
  overflow: 'hidden',
  background: `radial-gradient(120% 80% at 50% 18%, oklch(0.36 0.085 var(--hue)), oklch(0.2 0.04 var(--hue)) 62%, ${color.bg.canvas})`,
  color: color.text.primary,
  selectors: {
    [light]: {
      background: `radial-gradient(120% 80% at 50% 12%, oklch(0.97 0.03 var(--hue)), oklch(0.9 0.045 var(--hue)) 70%, ${color.bg.canvas})`,
    },
  },
});

export const field = style({
  minHeight: 0,
  padding: `${space[16]} ${space[16]} ${space[8]}`,
  containerType: 'size',
  '@media': { [narrow]: { padding: space[8] }, [low]: { padding: `${space[4]} ${space[8]}` } },
});

/** The line of the result; it keeps its height. */
export const result = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  padding: `0 ${space[12]}`,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 700,
  textAlign: 'center',
  color: color.text.secondary,
  selectors: { '&[data-result="win"]': { fontSize: size.text[28], fontWeight: 800, color: color.brand.text } },
  '@media': { [low]: { position: 'absolute', insetInline: 0, bottom: 54, height: 30, pointerEvents: 'none' } },
});
export const resultText = style({
  '@media': {
    [low]: {
      padding: `2px ${space[12]}`,
      borderRadius: radius.md,
      background: color.bg.overlay,
      fontSize: size.text[17],
      // A live region without text remains, so that its next text is announced.
      selectors: { '&:empty': { display: 'none' }, '&:has(> :only-child:empty)': { padding: 0, background: 'none' } },
    },
  },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto minmax(150px, 220px)',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]} calc(${space[8]} + env(safe-area-inset-bottom))`,
  background: color.bg.surface,
  borderTop: `1px solid ${color.border.subtle}`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"credit mode" "stake stake" "primary primary"',
      gap: `${space[4]} ${space[12]}`,
      padding: `${space[8]} ${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
    },
    [low]: { gap: space[8], padding: `${space[4]} ${space[8]}` },
    [tiny]: { gridTemplateAreas: 'none', gridTemplateColumns: 'minmax(0, auto) auto auto minmax(84px, 1fr)' },
  },
});

const place = (area: string) => ({ '@media': { [narrow]: { gridArea: area }, [tiny]: { gridArea: 'auto' } } }) as const;

export const credit = style({ display: 'grid', lineHeight: 1.2, minWidth: 0, ...place('credit') });
export const creditLabel = style({
  fontSize: size.text[13],
  color: color.text.muted,
  '@media': { [low]: { fontSize: size.text[12] } },
});
export const creditAmount = style({
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 800,
  whiteSpace: 'nowrap',
  '@media': { [low]: { fontSize: size.text[17] } },
});
export const creditRow = style({ display: 'flex', alignItems: 'baseline', gap: space[8], flexWrap: 'wrap' });
export const demo = style({
  padding: `0 ${space[4]}`,
  borderRadius: radius.sm,
  background: color.casino.subtle,
  color: color.casino.text,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 700,
});
export const textButton = style({
  color: color.brand.text,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

const control = {
  height: 48,
  borderRadius: radius.md,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
} as const;

export const mode = style({ display: 'grid', gap: 2, ...place('mode'), '@media': { ...place('mode')['@media'] } });
export const modeLabel = style({
  fontSize: size.text[13],
  color: color.text.muted,
  lineHeight: 1.2,
  '@media': { [low]: { display: 'none' } },
});
export const modeSelect = style({
  ...control,
  height: 36,
  padding: `0 ${space[8]}`,
  border: 0,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  selectors: { '&:disabled': { color: color.text.muted, boxShadow: `inset 0 0 0 1px ${color.border.subtle}` } },
  '@media': { '(pointer: coarse)': { height: 44 } },
});

/** A number that is typed on a board, such as a target. */
export const number = style({
  ...control,
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `0 ${space[12]}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${color.border.focus}` },
    '&[data-off]': { boxShadow: `inset 0 0 0 1px ${color.border.subtle}` },
  },
  '@media': { [low]: { height: 40, padding: `0 ${space[8]}` } },
});
export const numberLabel = style({
  fontSize: size.text[12],
  lineHeight: 1.2,
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const numberRow = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  lineHeight: 1.15,
});
export const numberInput = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
});

export const stake = style({
  position: 'relative',
  ...control,
  display: 'grid',
  gridTemplateColumns: '48px minmax(104px, 1fr) 48px',
  alignItems: 'stretch',
  ...place('stake'),
  selectors: { '&[data-off]': { boxShadow: `inset 0 0 0 1px ${color.border.subtle}` } },
});
globalStyle(stake, { '@media': { [low]: { height: 44, gridTemplateColumns: '40px minmax(72px, 1fr) 40px' } } });
export const stakeStep = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: size.text[22],
  fontWeight: 700,
  borderRadius: radius.md,
  selectors: {
    '&:enabled:hover': { background: color.odds.bg },
    '&:disabled': { color: color.text.muted, cursor: 'default' },
  },
});
export const stakeValue = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  lineHeight: 1.1,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  whiteSpace: 'nowrap',
  borderRadius: radius.md,
  selectors: { '&:enabled:hover': { background: color.odds.bg }, '&:disabled': { cursor: 'default' } },
});
export const stakeLabel = style({ fontSize: size.text[12], fontWeight: 500, color: color.text.muted });

export const stakes = style({
  selectors: { '&[hidden]': { display: 'none' } },
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% + 8px)',
  zIndex: z.popup,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  minWidth: 232,
  maxHeight: 'min(60dvh, 320px)',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: radius.lg,
  background: color.bg.overlay,
  boxShadow: `0 8px 24px ${color.bg.shadow}, inset 0 0 0 1px ${color.border.subtle}`,
});
export const stakeChip = style({
  minHeight: 44,
  borderRadius: radius.md,
  background: color.odds.bg,
  textAlign: 'center',
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  selectors: {
    '&:hover': { background: color.odds.hover },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}` },
  },
});

/** The one button that goes on: Play, Spin, Draw, Cash out. */
export const primary = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: 56,
  padding: `0 ${space[16]}`,
  borderRadius: radius.md,
  background: color.brand.base,
  color: color.brand.on,
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 800,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, translate',
  transitionDuration: motion.fast,
  selectors: {
    '&:enabled:hover': { background: color.brand.hover },
    '&:enabled:active': { translate: '0 1px' },
    '&:disabled': {
      background: color.odds.lockedBg,
      color: color.odds.lockedText,
      boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      cursor: 'default',
    },
  },
  '@media': { [low]: { height: 44, fontSize: size.text[19], padding: `0 ${space[8]}` } },
});
export const primarySmall = style({ fontSize: size.text[13], fontWeight: 600 });
export const primaryPlace = style({ ...place('primary') });

/** A message above the bar: a refusal, a resumed round, a missing answer. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minHeight: 44,
  padding: `${space[4]} ${space[12]}`,
  background: color.status.warningSubtle,
  color: color.status.warning,
  fontSize: size.text[15],
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    '&[data-tone="info"]': { background: color.status.infoSubtle, color: color.status.info },
    '&[data-tone="danger"]': { background: color.status.dangerSubtle, color: color.status.danger },
  },
});
export const noticeClose = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: radius.md,
  fontSize: size.text[22],
  lineHeight: 1,
  selectors: { '&:hover': { background: color.bg.surface } },
});

/** Covers the game: it cannot be played now. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: z.dialog,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  padding: space[16],
  background: color.bg.scrim,
  textAlign: 'center',
});
export const coverBox = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  width: 'min(100%, 380px)',
  padding: space[24],
  borderRadius: radius.lg,
  background: color.bg.overlay,
  boxShadow: `0 12px 40px ${color.bg.shadow}`,
  '@media': { [low]: { padding: space[12], gap: space[8] } },
});
export const coverTitle = style({ fontFamily: font.condensed, fontSize: size.text[22], fontWeight: 800 });
export const coverText = style({ color: color.text.secondary });

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  height: '100dvh',
  background: color.bg.canvas,
  color: color.text.secondary,
  fontFamily: font.condensed,
  fontSize: size.text[19],
});
