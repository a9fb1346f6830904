import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;
const low = '(max-height: 300px)';

/** Ground and text of what a multiplier pays, from nothing to the most. */
const tones = {
  '&[data-tone="none"]': { background: '#21333b', color: '#c9d6da', fill: '#21333b' },
  '&[data-tone="part"]': { background: '#44606c', color: '#ffffff', fill: '#44606c' },
  '&[data-tone="low"]': { background: '#0f766c', color: '#ffffff', fill: '#0f766c' },
  '&[data-tone="mid"]': { background: '#f2c230', color: '#1a1405', fill: '#f2c230' },
  '&[data-tone="high"]': { background: '#f0762b', color: '#1f0d00', fill: '#f0762b' },
  '&[data-tone="top"]': { background: '#d01a56', color: '#ffffff', fill: '#d01a56' },
} as const;

/** A part of a board that is coloured by what it pays. */
export const toned = style({ selectors: tones });

const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: 3,
  height: 48,
  borderRadius: radius.md,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  '@media': { [low]: { height: 40 } },
});

const segment = style({
  padding: `0 ${space[8]}`,
  borderRadius: radius.sm,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  textAlign: 'center',
  color: color.text.secondary,
  selectors: {
    '&:enabled:hover': { background: color.odds.bg },
    '&[aria-pressed="true"]': { background: color.brand.base, color: color.brand.on, fontWeight: 800 },
    '&:disabled': { cursor: 'default' },
  },
});

const chip = style({
  minWidth: 44,
  textAlign: 'center',
  height: 40,
  padding: `0 ${space[12]}`,
  borderRadius: radius.md,
  background: color.odds.bg,
  color: color.odds.text,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  selectors: {
    '&:enabled:hover': { background: color.odds.hover },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}` },
    '&:disabled': { color: color.odds.lockedText, background: color.odds.lockedBg, cursor: 'default' },
  },
  '@media': { '(pointer: coarse)': { height: 44 }, [low]: { height: 36 } },
});

/** Controls of several boards: a choice of few, and small buttons. */
export const shared = { segments, segment, chip } as const;
