import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;
const low = '(max-height: 300px)';
const narrow = '(max-width: 619px)';
const light = '[data-theme="light"] &';

const [player, banker, tie] = ['#1d4f9e', '#a91f2c', '#0a7a45'] as const;

/** Hands above, bets below them, results of the session at the foot. `--w` is the width of a card. */
export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  alignContent: 'space-evenly',
  justifyItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
  vars: { '--w': 'clamp(40px, min((100cqh - 260px) / 1.4, 18cqw), 124px)' },
  '@media': {
    [low]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      vars: { '--w': 'clamp(28px, min((100cqh - 74px) / 1.4, 9cqw), 60px)' },
    },
  },
});

export const hands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  justifyItems: 'center',
  gap: 'clamp(8px, 3cqw, 40px)',
  width: 'min(100%, 760px)',
  minWidth: 0,
});
export const side = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  width: '100%',
  minWidth: 0,
  padding: space[8],
  borderRadius: radius.lg,
  selectors: { '&[data-won]': { boxShadow: '0 0 0 2px rgb(232 196 104 / 80%)', background: 'rgb(255 255 255 / 7%)' } },
  '@media': { [low]: { padding: 2 } },
});

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.3fr)',
  gap: 'clamp(4px, 1.4cqw, 14px)',
  width: 'min(100%, 760px)',
});
export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(40px, auto)',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 'clamp(84px, 22cqh, 132px)',
  padding: space[8],
  borderRadius: radius.lg,
  background: player,
  boxShadow: 'inset 0 0 0 2px rgb(255 255 255 / 30%)',
  color: '#fff',
  fontFamily: font.condensed,
  lineHeight: 1.2,
  vars: { '--chip': '40px' },
  transitionProperty: 'box-shadow',
  transitionDuration: motion.fast,
  selectors: {
    '&[data-side="banker"]': { background: banker },
    '&[data-side="tie"]': { background: tie },
    '&:hover': { boxShadow: 'inset 0 0 0 3px rgb(255 255 255 / 75%)' },
    '&[data-won]': { boxShadow: 'inset 0 0 0 4px #ffe08a' },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': { [low]: { minHeight: 0, padding: 4, gridTemplateRows: 'auto auto 32px', vars: { '--chip': '30px' } } },
});
export const boxName = style({
  fontSize: size.text[22],
  fontWeight: 800,
  '@media': { [narrow]: { fontSize: size.text[17] }, [low]: { fontSize: size.text[13] } },
});
export const boxOdds = style({
  fontSize: size.text[15],
  fontWeight: 600,
  '@media': { [low]: { fontSize: size.text[12] } },
});
export const boxChip = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  '@media': { [low]: { minHeight: 30 } },
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
  width: 'min(100%, 760px)',
  '@media': { [narrow]: { gap: space[8] }, [low]: { display: 'block', gridColumn: '1 / -1', textAlign: 'center' } },
});
export const note = style({ fontSize: size.text[13], lineHeight: 1.35, color: color.text.primary });
globalStyle(`${note} span`, { '@media': { [narrow]: { display: 'none' }, [low]: { display: 'none' } } });

export const road = style({
  padding: 3,
  borderRadius: radius.md,
  background: '#f4efe2',
  boxShadow: `0 2px 6px ${color.bg.shadow}`,
  '@media': { [low]: { display: 'none' } },
});
export const beads = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(6, var(--bead))',
  gridAutoColumns: 'var(--bead)',
  vars: { '--bead': '17px' },
  '@media': { [narrow]: { vars: { '--bead': '13px' } } },
});
export const beadPlace = style({
  display: 'grid',
  placeItems: 'center',
  boxShadow: 'inset 0 0 0 0.5px rgb(14 30 34 / 18%)',
  selectors: { [light]: { boxShadow: 'inset 0 0 0 0.5px rgb(14 30 34 / 22%)' } },
});
export const bead = style({
  display: 'grid',
  placeItems: 'center',
  width: '88%',
  height: '88%',
  borderRadius: '50%',
  background: player,
  color: '#fff',
  fontFamily: font.condensed,
  fontSize: 'calc(var(--bead) * 0.64)',
  fontWeight: 800,
  lineHeight: 1,
  selectors: { '&[data-side="banker"]': { background: banker }, '&[data-side="tie"]': { background: tie } },
});
