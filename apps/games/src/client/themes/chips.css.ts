import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { font } = vars;

/** Edge and face of a chip by its rank; each text has a contrast of 4.5:1 and more. */
const looks = [
  ['#f4efe2', '#34474f', '#16272e'],
  ['#c6283a', '#ffe9d6', '#ffffff'],
  ['#1f6f4a', '#e7f6d8', '#ffffff'],
  ['#1d4f9e', '#d9e8ff', '#ffffff'],
  ['#22262b', '#e5c158', '#ffe9a8'],
  ['#6b3fa0', '#efe0ff', '#ffffff'],
  ['#d98a16', '#3b2405', '#241503'],
  ['#0f7f88', '#dcfbff', '#ffffff'],
] as const;

/** `--chip` is its width, `--long` the number of characters. */
export const chip = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--chip, 40px)',
  height: 'var(--chip, 40px)',
  borderRadius: '50%',
  containerType: 'inline-size',
  boxShadow: '0 2px 3px rgb(0 0 0 / 45%), inset 0 0 0 1px rgb(0 0 0 / 25%)',
  fontFamily: font.condensed,
  fontWeight: 800,
  lineHeight: 1,
});
globalStyle(`${chip} > span`, {
  display: 'grid',
  placeItems: 'center',
  width: '72cqw',
  height: '72cqw',
  borderRadius: '50%',
  fontSize: 'min(36cqw, 104cqw / max(var(--long), 1))',
  letterSpacing: '-0.02em',
});
for (const [rank, [base, mark, text]] of looks.entries()) {
  const at = `${chip}[data-rank="${rank}"]`;
  globalStyle(at, {
    background: `repeating-conic-gradient(from -11deg, ${mark} 0 22deg, ${base} 22deg 60deg)`,
  });
  globalStyle(`${at} > span`, { background: base, color: text, boxShadow: `inset 0 0 0 1.5px ${mark}` });
}
