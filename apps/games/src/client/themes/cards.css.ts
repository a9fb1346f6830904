import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font } = vars;

const card = {
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '5 / 7',
  borderRadius: '9% / 6.4%',
  containerType: 'inline-size',
  overflow: 'hidden',
} as const;

export const face = style({
  ...card,
  background: 'linear-gradient(160deg, #ffffff, #f1eee4)',
  color: '#14232a',
  boxShadow: `0 2px 6px ${color.bg.shadow}, inset 0 0 0 1px rgb(14 30 34 / 22%)`,
  fontFamily: font.condensed,
  selectors: { '&[data-red]': { color: '#c01426' } },
});

export const back = style({
  ...card,
  background:
    'repeating-linear-gradient(45deg, oklch(0.42 0.1 var(--hue)) 0 6px, oklch(0.36 0.09 var(--hue)) 6px 12px)',
  boxShadow: `0 2px 6px ${color.bg.shadow}, inset 0 0 0 clamp(3px, 5cqw, 7px) #f6f3ea`,
});

export const corner = style({
  position: 'absolute',
  top: '5%',
  left: '8%',
  display: 'grid',
  justifyItems: 'center',
  fontSize: '30cqw',
  lineHeight: 0.95,
  fontWeight: 800,
  letterSpacing: '-0.04em',
});

export const pip = style({
  position: 'absolute',
  right: '8%',
  bottom: '7%',
  width: '52%',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&[data-court]': {
      width: '60%',
      aspectRatio: '0.86',
      borderRadius: '6%',
      background: 'linear-gradient(150deg, #f6d873, #c9952a)',
      boxShadow: 'inset 0 0 0 1.5px #7a4f00',
      fontSize: '40cqw',
      lineHeight: 0.9,
      paddingTop: '4%',
    },
  },
});

globalStyle(`${corner} svg`, { width: '20cqw' });
globalStyle(`${pip} svg`, { width: '100%' });
globalStyle(`${pip}[data-court] svg`, { width: '44%' });
globalStyle(`${face}[data-small] ${pip}`, { width: '46%', right: '10%' });
