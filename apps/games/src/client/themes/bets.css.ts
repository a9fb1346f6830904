import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, radius, space } = vars;
const narrow = '(max-width: 619px)';
const low = '(max-height: 300px)';
const tiny = `${low} and ${narrow}`;

/** Chips and tools in the place of the stake. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  '@media': { [narrow]: { gridArea: 'stake' }, [tiny]: { gridArea: 'auto' } },
});

export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  maxWidth: 'min(46vw, 440px)',
  height: 52,
  padding: '0 2px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { flex: 1, maxWidth: 'none' }, [low]: { height: 44 }, [tiny]: { minWidth: 42, maxWidth: 104 } },
});

export const pick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 48,
  borderRadius: radius.md,
  vars: { '--chip': '36px' },
  transitionProperty: 'translate',
  transitionDuration: motion.fast,
  selectors: {
    '&[aria-checked="true"]': { translate: '0 -2px', boxShadow: `inset 0 -3px 0 ${color.brand.text}` },
    '&[aria-disabled="true"]': { filter: 'saturate(0.4) brightness(0.75)', cursor: 'default' },
  },
  '@media': { [low]: { height: 42, width: 38, vars: { '--chip': '32px' } } },
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.md,
  background: color.odds.bg,
  color: color.odds.text,
  selectors: {
    '&:enabled:hover': { background: color.odds.hover },
    '&:disabled': { background: 'transparent', color: color.text.muted, cursor: 'default' },
  },
  '@media': { [tiny]: { width: 28 } },
});
// On the smallest screens Double leaves its room to the chips.
globalStyle(`${bar} > ${tool}:nth-last-of-type(2)`, { '@media': { [tiny]: { display: 'none' } } });
globalStyle(`:has(> ${bar}) select`, { '@media': { [tiny]: { width: 66, padding: '0 2px', fontSize: 13 } } });
globalStyle(`${tool} svg`, {
  width: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
